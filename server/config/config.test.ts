import assert from 'node:assert/strict'
import { resolve } from 'node:path'
import { test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('an empty environment results in every default', () => {
  const config = readConfig({})
  assert.deepEqual(config, {
    plansFile: undefined,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseConnections: 20,
    databaseDirectUrl: undefined,
    databaseReadUrl: undefined,
    drainSeconds: 0,
    s3: undefined,
    backups: undefined,
    smtpUrl: undefined,
    mailFrom: 'Costard Pro <no-reply@localhost>',
    productName: 'Costard',
    privacyUrl: undefined,
    termsUrl: undefined,
    realtime: 'embedded',
    content: { kind: 'embedded', folder: undefined, accessToken: undefined },
    stripe: undefined,
    supportEmail: undefined,
    apiKey: undefined,
    microsoft: undefined,
    appCheck: 'audit',
    recaptcha: undefined,
    hostedIdentity: undefined,
    hostedDatabase: undefined,
    hidesSignInMethods: false,
    idTokenTtlSeconds: 3600,
    oobCodeTtlSeconds: 3600,
    trustedProxies: [],
    hasRateLimits: true,
    allowsPrivateAddresses: false,
    secretKey: undefined,
    acceptedSecretKeys: [],
    logLevel: 'info',
    logsRequests: false,
    traces: undefined,
    sentMetrics: undefined,
    metricsToken: undefined,
  })
  assert.ok(Object.isFrozen(config))
})

test('an empty value counts as not set', () => {
  assert.equal(readConfig({ PORT: '', SMTP_URL: ' ' }).port, 3000)
})

test('PUBLIC_URL defaults to the port on localhost and drops a trailing slash', () => {
  assert.equal(readConfig({ PORT: '8080' }).publicUrl, 'http://localhost:8080')
  assert.equal(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl, 'https://shop.example')
})

test('backups are scheduled when they have a folder or a bucket', () => {
  assert.equal(readConfig({ BACKUP_AT: '03:00' }).backups, undefined)
  assert.deepEqual(readConfig({ BACKUP_TO: '/backups', BACKUP_RECIPIENT: 'age1abc' }).backups, {
    to: '/backups',
    at: '02:30',
    keep: 14,
    recipients: ['age1abc'],
  })
  assert.deepEqual(readConfig({ BACKUP_TO: 'https://key:secret@s3.example/backups?region=eu' }).backups?.to, {
    endpoint: 'https://s3.example/backups',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'eu',
  })
})

test('Microsoft sign-in needs both client id and secret', () => {
  const both = { MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' }
  assert.deepEqual(readConfig(both).microsoft, {
    clientId: 'id',
    clientSecret: 'secret',
    tenant: 'common',
    issuer: undefined,
  })
  assert.throws(
    () => readConfig({ MICROSOFT_CLIENT_ID: 'id' }),
    /^ConfigError: MICROSOFT_CLIENT_SECRET: is missing/,
  )
})

test('IDENTITY=google needs the Firebase project', () => {
  const project = {
    IDENTITY: 'google',
    FIREBASE_PROJECT_ID: 'shop-42',
    FIREBASE_AUTH_DOMAIN: 'shop-42.firebaseapp.com',
    API_KEY: 'key-of-the-project',
  }
  assert.deepEqual(readConfig(project).hostedIdentity, {
    projectId: 'shop-42',
    apiKey: 'key-of-the-project',
    authDomain: 'shop-42.firebaseapp.com',
    appId: undefined,
    issuer: 'https://securetoken.google.com/shop-42',
    keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    apiUrl: 'https://identitytoolkit.googleapis.com',
    tokenUrl: 'https://securetoken.googleapis.com',
    isGoogles: true,
  })
  for (const name of ['FIREBASE_PROJECT_ID', 'FIREBASE_AUTH_DOMAIN', 'API_KEY']) {
    const message = `${name}: is missing; accepted with IDENTITY=google: that of the Firebase project`
    assert.throws(() => readConfig({ ...project, [name]: '' }), { name: 'ConfigError', message })
  }
  const elsewhere = { ...project, IDENTITY_API_URL: 'https://id.example/' }
  const { tokenUrl, isGoogles } = readConfig(elsewhere).hostedIdentity!
  assert.deepEqual([tokenUrl, isGoogles], ['https://id.example', false])
  assert.throws(
    () => readConfig({ ...elsewhere, IDENTITY_TOKEN_URL: 'http://id.example' }),
    /both http, or https/,
  )
  const microsoft = { MICROSOFT_CLIENT_ID: 'id', MICROSOFT_CLIENT_SECRET: 'secret' }
  assert.throws(() => readConfig({ ...elsewhere, ...microsoft }), /^ConfigError: MICROSOFT_CLIENT_ID: /)
  assert.throws(() => readConfig({ ...project, APP_CHECK: 'enforce' }), /^ConfigError: APP_CHECK: /)
})

test('REALTIME=firebase needs the database and IDENTITY=google', () => {
  const project = {
    REALTIME: 'firebase',
    IDENTITY: 'google',
    FIREBASE_PROJECT_ID: 'shop-42',
    FIREBASE_AUTH_DOMAIN: 'shop-42.firebaseapp.com',
    FIREBASE_DATABASE_URL: 'https://shop-42-default-rtdb.europe-west1.firebasedatabase.app/',
    FIREBASE_DATABASE_SECRET: 'secret',
    API_KEY: 'key-of-the-project',
  }
  const url = 'https://shop-42-default-rtdb.europe-west1.firebasedatabase.app'
  assert.deepEqual(readConfig(project).hostedDatabase, { url, secret: 'secret' })
  const elsewhere = { ...project, FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000/?ns=shop' }
  assert.equal(readConfig(elsewhere).hostedDatabase?.url, 'http://127.0.0.1:9000?ns=shop')
  for (const name of ['FIREBASE_DATABASE_URL', 'FIREBASE_DATABASE_SECRET']) {
    const message = `${name}: is missing; accepted with REALTIME=firebase: that of the Firebase project`
    assert.throws(() => readConfig({ ...project, [name]: '' }), { name: 'ConfigError', message })
  }
  assert.throws(() => readConfig({ ...project, IDENTITY: 'embedded' }), /^ConfigError: IDENTITY: is embedded/)
})

test('a reCAPTCHA key needs its Firebase project', () => {
  const env = {
    RECAPTCHA_ENTERPRISE_KEY: 'site-key',
    FIREBASE_PROJECT_ID: 'a-project',
    FIREBASE_APP_ID: '1:42:web:abc',
    API_KEY: 'key-of-project',
  }
  assert.deepEqual(readConfig(env).recaptcha, {
    siteKey: 'site-key',
    projectId: 'a-project',
    projectNumber: '42',
    appId: '1:42:web:abc',
    issuer: 'https://firebaseappcheck.googleapis.com/42',
  })
  for (const missing of ['FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID', 'API_KEY']) {
    assert.throws(
      () => readConfig({ ...env, [missing]: '' }),
      new RegExp(`^ConfigError: ${missing}: is missing`),
    )
  }
})

test('accepts', () => {
  const rows: [name: string, value: string, key: keyof ReturnType<typeof readConfig>, parsed: unknown][] = [
    ['PORT', '65535', 'port', 65535],
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['HOST', '::1', 'host', '::1'],
    ['DATABASE_URL', 'postgres://me:secret@db/costard', 'databaseUrl', 'postgres://me:secret@db/costard'],
    [
      'DATABASE_URL',
      'postgresql:///costard?host=/run/pg',
      'databaseUrl',
      'postgresql:///costard?host=/run/pg',
    ],
    ['SMTP_URL', 'smtps://me:pass@mail.example:465', 'smtpUrl', 'smtps://me:pass@mail.example:465'],
    ['MAIL_FROM', 'Fix & Co <hello@fix.example>', 'mailFrom', 'Fix & Co <hello@fix.example>'],
    ['APP_CHECK', 'enforce', 'appCheck', 'enforce'],
    ['IDENTITY_HIDE_METHODS', 'true', 'hidesSignInMethods', true],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/8, fd00::/8,192.0.2.7',
      'trustedProxies',
      ['10.0.0.0/8', 'fd00::/8', '192.0.2.7'],
    ],
    ['TRUSTED_PROXIES', '::ffff:10.0.0.0/104', 'trustedProxies', ['::ffff:10.0.0.0/104']],
    ['RATE_LIMITS', 'off', 'hasRateLimits', false],
    ['LOOK_UP_PRIVATE_ADDRESSES', 'on', 'allowsPrivateAddresses', true],
    ['SECRET_KEY', 'ab'.repeat(32), 'secretKey', Buffer.alloc(32, 0xab)],
    ['SECRET_KEY', Buffer.alloc(32, 7).toString('base64'), 'secretKey', Buffer.alloc(32, 7)],
  ]
  for (const [name, value, key, parsed] of rows) {
    assert.deepEqual(readConfig({ [name]: value })[key], parsed, `${name}=${value}`)
  }
})

test('rejects a wrong value in one line with the setting and what is accepted', () => {
  const rows: [name: string, value: string, line: string][] = [
    ['PORT', 'abc', 'PORT: "abc" is not a valid number; accepted: a whole number from 1 to 65535'],
    ['PORT', '0', 'PORT: "0" is not a valid number; accepted: a whole number from 1 to 65535'],
    ['PORT', '1e3', 'PORT: "1e3" is not a valid number; accepted: a whole number from 1 to 65535'],
    ['HOST', 'a b', 'HOST: "a b" is not an address to listen on; accepted: an IP address or a host name'],
    ['IDENTITY', 'okta', 'IDENTITY: "okta" is not one of the choices; accepted: embedded, google'],
    [
      'FIREBASE_AUTH_DOMAIN',
      'https://a',
      'FIREBASE_AUTH_DOMAIN: "https://a" has the wrong format; accepted: a host name',
    ],
    ['REALTIME', 'other', 'REALTIME: "other" is not one of the choices; accepted: embedded, firebase'],
    [
      'FIREBASE_DATABASE_URL',
      'https://a.example/path',
      'FIREBASE_DATABASE_URL: "https://a.example/path" is not the address of a database; accepted: https://..., as the project shows it, or with ?ns=',
    ],
    ['CONTENT', 'other', 'CONTENT: "other" is not one of the choices; accepted: embedded, prismic'],
    [
      'CONTENT',
      'prismic',
      'CONTENT_API_URL: is missing; accepted with CONTENT=prismic: https://{repository}.cdn.prismic.io/api/v2',
    ],
    [
      'CONTENT_API_URL',
      'https://shop.cdn.prismic.io/api/v2',
      'CONTENT_API_URL: is set, but CONTENT is embedded; accepted: leave it unset',
    ],
    [
      'SUPPORT_EMAIL',
      'a@b.example?cc=c@d.example',
      'SUPPORT_EMAIL: "a@b.example?cc=c@d.example" has the wrong format; accepted: name@example.com',
    ],
    ['APP_CHECK', 'on', 'APP_CHECK: "on" is not one of the choices; accepted: off, audit, enforce'],
    [
      'LOOK_UP_PRIVATE_ADDRESSES',
      'true',
      'LOOK_UP_PRIVATE_ADDRESSES: "true" is not one of the choices; accepted: on, off',
    ],
    ['RATE_LIMITS', 'no', 'RATE_LIMITS: "no" is not one of the choices; accepted: on, off'],
    [
      'PUBLIC_URL',
      'https://shop.example/app',
      'PUBLIC_URL: "https://shop.example/app" is not a web address without a path; accepted: http://... or https://..., as people type it',
    ],
    [
      'SMTP_URL',
      'mail.example',
      'SMTP_URL: its value is not a valid URL; accepted: smtp://... or smtps://...',
    ],
    [
      'MAIL_FROM',
      'a@b.example, c@d.example',
      'MAIL_FROM: "a@b.example, c@d.example" is not one mail address; accepted: name@example.com or Name <name@example.com>',
    ],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33',
      'TRUSTED_PROXIES: "10.0.0.0/33" is not a list of addresses; accepted: 10.0.0.0/8, 192.0.2.7 and the like',
    ],
    ['PRODUCT_NAME', 'a\nb', 'PRODUCT_NAME: "a\\nb" has the wrong format; accepted: one line of text'],
    [
      'BACKUP_AT',
      '24:00',
      'BACKUP_AT: "24:00" has the wrong format; accepted: hours and minutes, such as 02:30',
    ],
    [
      'BACKUP_RECIPIENT',
      'age2x',
      'BACKUP_RECIPIENT: "age2x" has the wrong format; accepted: a public key of age, age1...',
    ],
    [
      'BACKUP_TO',
      's3://backups',
      'BACKUP_TO: its value is not the address of a bucket; accepted: a path, or https://KEY:SECRET@host/bucket?region=...',
    ],
    [
      'S3_URL',
      's3://files',
      'S3_URL: its value is not the address of a bucket; accepted: https://KEY:SECRET@host/bucket?region=...',
    ],
  ]
  for (const [name, value, line] of rows) {
    assert.throws(
      () => readConfig({ [name]: value }),
      (error) => error instanceof ConfigError && error.message === line,
      `${name}=${value}`,
    )
  }
})

test('the message does not repeat a wrong secret', () => {
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL', 'S3_URL', 'SECRET_KEY', 'SMTP_URL']) {
    assert.throws(
      () => readConfig({ [name]: 'hunter2' }),
      (error) => error instanceof ConfigError && !error.message.includes('hunter2'),
    )
  }
})
