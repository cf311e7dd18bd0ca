#!/usr/bin/env bash
# Version: @orpc/standard-server-fetch 1.16.1
# Guess:   a response of type application/problem+json (RFC 9457, suffix +json of RFC 6839) is parsed like application/json.
# Seen:    only types that start with application/json are; a problem becomes a file, so a client sees neither code nor detail.
# So:      answer errors as application/json to clients of this library, as application/problem+json to those that ask for it.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 @orpc/standard-server-fetch@1.16.1

cat >look.mjs <<'JS'
import { toStandardBody } from '@orpc/standard-server-fetch'
for (const type of ['application/json', 'application/problem+json', 'application/ld+json', 'application/json-patch+json']) {
  const body = await toStandardBody(new Response('{"code":"quote/not-found"}', { status: 404, headers: { 'content-type': type } }))
  console.log(type, body?.constructor?.name, body?.code)
}
JS

saw "$(node look.mjs)" <<'SEEN'
application/json Object quote/not-found
application/problem+json File undefined
application/ld+json File undefined
application/json-patch+json Object quote/not-found
SEEN
