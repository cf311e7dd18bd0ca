#!/usr/bin/env bash
# Version: prom-client 15.1.3
# Guess:   collectDefaultMetrics follows the naming of Prometheus, where the ending _total is for counters.
# Seen:    three of its gauges end in _total; they go up and down.
# So:      rate() over them is meaningless, and checks of names refuse the whole page.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 prom-client@15.1.3

cat >look.mjs <<'JS'
import client from 'prom-client'
client.collectDefaultMetrics()
const text = await client.register.metrics()
const wrong = [...text.matchAll(/^# TYPE (\S+_total) gauge$/gm)].map(([, name]) => name)
console.log(wrong.sort().join('\n'))
JS

saw "$(node look.mjs)" <<'SEEN'
nodejs_active_handles_total
nodejs_active_requests_total
nodejs_active_resources_total
SEEN
