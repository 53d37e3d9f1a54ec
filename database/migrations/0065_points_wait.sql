-- Points of members who have closed play wait for so long.
create trigger closures_stop_points after insert on limits.closures for each row execute function points.stop_clock();
