-- What is told of money has the moment of the money.
alter table messages.messages alter column sent_at set default platform.clock();
