#!/usr/bin/env bash
# Checks the OpenAPI document of a running server with tools of others, which need hundreds of packages. The long test
# conformance/api-clients.long.test.ts runs it.
#   bash tools/api-clients/check.sh http://localhost:8080
#   KEY=cp_live_… TEAM=… CATALOG=… bash tools/api-clients/check.sh http://localhost:8080   does the job, too
# spectral and redocly must have neither errors nor warnings; clients made by openapi-typescript, hey-api and orval must
# compile in the main job: identify, draft, edit. Installs pinned packages in a temporary folder, which it removes.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
origin=${1:?address of a running server}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null && npm pkg set type=module
npm i --no-audit --no-fund --loglevel=error @stoplight/spectral-cli@6.16.3 @redocly/cli@2.77.0 \
  openapi-typescript@7.13.0 openapi-fetch@0.17.0 @hey-api/openapi-ts@0.95.0 orval@7.13.2 typescript@5 @types/node@24
curl -fsS "$origin/api/openapi.json" -o api.json
echo 'extends: ["spectral:oas"]' >.spectral.yaml
# The server runs on this machine, so that its address is rightly one of this machine.
printf 'extends: [recommended]\nrules:\n  no-server-example.com: off\n' >redocly.yaml
npx spectral lint --fail-severity=hint api.json
npx redocly lint api.json --format=json --max-problems=1000 >redocly.json 2>/dev/null || true
node -e 'const { problems } = JSON.parse(require("fs").readFileSync("redocly.json")); for (const { ruleId, message, location } of problems) console.log(ruleId, message, location[0]?.pointer); console.log("redocly:", problems.length, "problems"); process.exit(problems.length > 0 ? 1 : 0)' --input-type=commonjs
npx openapi-typescript api.json -o openapi-fetch.d.ts
npx openapi-ts -i api.json -o hey --client @hey-api/client-fetch
npx orval --input api.json --output ./orval/api.ts --client fetch
cp "$here"/*.client .
for client in *.client; do cp "$client" "${client%.client}.ts"; done
npx tsc --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2022 --types node \
  openapi-fetch-job.ts hey-job.ts orval-job.ts
echo "all clients compile"
if [ -n "${KEY:-}" ]; then
  for job in openapi-fetch-job hey-job orval-job; do
    "$here/../../node_modules/.bin/rolldown" "$job.ts" --platform node --format esm -o "$job.mjs" >/dev/null
    ORIGIN=$origin node "$job.mjs"
    echo "$job: done"
  done
fi
