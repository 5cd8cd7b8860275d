"""Tables on the network: sockets, storage, accounts. The only room that knows web and database."""
