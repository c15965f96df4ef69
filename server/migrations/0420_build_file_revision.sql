-- Files of a build without a hash in their names, which are asked for by their content: SHA-256 in base64. Null for those with one.

alter table build_file add column revision text;
