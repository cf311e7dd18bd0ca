import { propositionKinds, questionRoles, requirements } from '@costard/catalogs'
import { schemasFrom } from '@costard/contract'
import { grammar } from '@costard/pricing'
import { z } from 'zod'
import { Bp, Minor } from './price-schemas.ts'

const text = z.string()
const whole = z.number().int()

const { schema } = schemasFrom({
  isStrict: false,
  texts: {
    word: text,
    key: text,
    name: text,
    propositionName: text,
    unit: text,
    taxName: text,
    date: text,
    attribute: text,
    attributeValue: text,
  },
  numbers: {
    any: z.number(),
    bound: z.number(),
    whole,
    rank: whole,
    quantity: whole,
    minor: Minor,
    signedMinor: Minor,
    stepMinor: Minor,
    rateBp: Bp,
    ratePcm: whole,
    factorBp: Bp,
    shareBp: Bp,
    signedShareBp: Bp,
  },
  answer: z.union([text, z.array(text), z.boolean(), z.number(), z.null()]),
  most: {},
})

export const Condition = schema(grammar.condition)
export const PlainEffect = schema(grammar.plainEffect)
export const Effect = schema(grammar.effect)
export const Catalog = schema(grammar.catalog)

const Text = z.record(z.string(), z.string()).describe('By language')

const CatalogWording = z
  .object({
    name: Text,
    description: Text.exactOptional(),
    grades: z.record(z.string(), z.object({ label: Text, description: Text.exactOptional() })),
    questions: z.record(
      z.string(),
      z.object({
        text: Text,
        customerText: Text.exactOptional(),
        help: Text.exactOptional(),
        group: z.string().exactOptional().describe('Key of the heading that it stands under'),
        role: z
          .enum(questionRoles)
          .exactOptional()
          .describe(
            'condition: "All fine" answers it. ownership: customers read its answer last. Absent: as group, if it is one of these, else other',
          ),
        choices: z.record(
          z.string(),
          z.object({
            label: Text,
            customerLabel: Text.exactOptional(),
            help: Text.exactOptional(),
            image: z.string().exactOptional().describe('Id of a picture, at /files/choices/{id}'),
          }),
        ),
      }),
    ),
    propositions: z.record(
      z.string(),
      z.object({
        name: Text,
        phrase: Text.exactOptional(),
        description: Text.exactOptional(),
        kind: z.enum(propositionKinds).exactOptional(),
        requires: z.array(z.enum(requirements)).exactOptional().describe('Asked for before it is paid'),
        payoutDays: z.number().int().exactOptional().describe('Days from the inspection until it is paid'),
        validDays: z.number().int().exactOptional().describe('Absent: as the catalog'),
      }),
    ),
    services: z.record(
      z.string(),
      z.object({
        name: Text,
        description: Text.exactOptional(),
        durationMinutes: z.number().int().exactOptional(),
        warrantyMonths: z.number().int().exactOptional().describe('0: none'),
        optionalForCustomer: z.boolean().exactOptional(),
      }),
    ),
    reasons: z.record(z.string(), Text),
    questionGroups: z
      .record(z.string(), Text)
      .exactOptional()
      .describe('Headings, by group of questions. Absent: the key is shown'),
    modelGroups: z
      .record(z.string(), Text)
      .exactOptional()
      .describe('Names, by group of models. Absent: the key is shown'),
  })
  .describe('Texts, by the keys of the pricing part')

export const CatalogDocument = z.object({
  pricing: Catalog,
  wording: CatalogWording,
  validDays: z
    .number()
    .int()
    .exactOptional()
    .describe('Validity of its offers, in days. Absent: as the team says for its kind'),
  samplePrices: z.boolean(),
})
