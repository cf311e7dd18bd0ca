#!/usr/bin/env bash
# Version: stripe 23.1.0
# Guess:   constructEventAsync returns a Stripe.Event, as its type says: of the API version that the library is pinned to,
#          or it throws, as the library for .NET does.
# Seen:    it checks the signature only. Any signed JSON is returned as an event, also null and lists, and so is an event
#          of another API version, which the endpoint has in the dashboard. There the end of the period stands in the
#          subscription; where the types promise it, in its items, it is undefined.
# So:      check `object` and `api_version` before reading `type`, and read objects again by the pinned API.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 stripe@23.1.0

cat >look.mjs <<'JS'
import Stripe from 'stripe'
const { webhooks } = new Stripe('sk_test_none')
const secret = 'whsec_none'
async function construct(name, value) {
  const payload = JSON.stringify(value)
  const header = await webhooks.generateTestHeaderStringAsync({ payload, secret })
  const event = await webhooks.constructEventAsync(payload, header, secret)
  console.log(`${name}: ${JSON.stringify(event)}`)
  return event
}
await construct('nothing', null)
await construct('list', [1])
await construct('customer', { id: 'cus_1', object: 'customer' })
const data = { object: { object: 'subscription', current_period_end: 1, items: { data: [{}] } } }
const old = await construct('older version', { object: 'event', api_version: '2024-06-20', data })
console.log(`pinned to another version: ${Stripe.API_VERSION !== old.api_version}`)
console.log(`end of the period, by the types: ${old.data.object.items.data[0].current_period_end}`)
JS

saw "$(node look.mjs)" <<'SEEN'
nothing: null
list: [1]
customer: {"id":"cus_1","object":"customer"}
older version: {"object":"event","api_version":"2024-06-20","data":{"object":{"object":"subscription","current_period_end":1,"items":{"data":[{}]}}}}
pinned to another version: true
end of the period, by the types: undefined
SEEN
