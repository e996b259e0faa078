import '#client/bootstrap.ts';
