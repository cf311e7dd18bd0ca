#!/usr/bin/env bash
# Version: zod 4.6.7
# Guess:   z.core.clone(schema, definition) is the schema with that definition, so its description and meta stay.
# Seen:    clone(schema) keeps them. clone(schema, definition) has none, even if the definition is the schema's own, and
#          so has the JSON Schema made of it; the methods of schemas (min, optional) keep them.
# So:      pass { parent: true } as third argument, or a published document loses its descriptions in silence.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 zod@4.6.7

cat >look.mjs <<'JS'
import { z } from 'zod'
const schema = z.string().describe('Serial number')
const own = schema.def
const show = (name, one) => console.log(`${name}: ${one.description ?? 'none'}, ${z.toJSONSchema(one).description ?? 'none'}`)
show('schema.min(8)', schema.min(8))
show('clone(schema)', z.core.clone(schema))
show('clone(schema, own)', z.core.clone(schema, own))
show('clone(schema, own, parent)', z.core.clone(schema, own, { parent: true }))
JS

saw "$(node look.mjs)" <<'SEEN'
schema.min(8): Serial number, Serial number
clone(schema): Serial number, Serial number
clone(schema, own): none, none
clone(schema, own, parent): Serial number, Serial number
SEEN
