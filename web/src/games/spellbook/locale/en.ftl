# At a table of the page people have names of their own.
seat-of = { $owner }’s
