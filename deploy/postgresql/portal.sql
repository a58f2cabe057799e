-- sudo -u postgres psql --set=password="'change-me'" --file=deploy/postgresql/portal.sql
create role portal login password :password;
create database portal owner portal encoding 'UTF8' template template0;
\connect portal
-- Makes the search fast; creating it may need more rights than the portal has.
create extension if not exists pg_trgm;
