import '#client/visitor/bootstrap.ts';
