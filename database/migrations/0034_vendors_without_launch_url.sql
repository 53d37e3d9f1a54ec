-- Whether a game can be opened follows from what opens it (maths of ours, or a connected vendor), and not from an address that somebody wrote down.
alter table lobby.vendors drop column launch_url;
