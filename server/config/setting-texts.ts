import type { Variables } from './environment.ts'

export interface SettingText {
  /** Markdown text on what applies if the variable is not set. */
  readonly unset: string
  readonly meaning: string
  readonly accepted: string
}

/** Texts of docs/settings.md about the environment variables, by topic. */
export const settingTexts = {
  'Address and data': {
    PORT: {
      unset: '`3000`',
      meaning: 'Port to listen on',
      accepted: 'a whole number from 1 to 65535',
    },
    HOST: {
      unset: '`127.0.0.1`',
      meaning: 'Address to listen on',
      accepted: 'an IP address or a host name',
    },
    PUBLIC_URL: {
      unset: '`http://localhost:{PORT}`',
      meaning:
        'Address that users open; links in mails start with it. Processes on one database need the same one, otherwise each would reject the tokens of the other; a process that finds another one refuses to start',
      accepted: '`http://` or `https://` without a path',
    },
    DATA_DIR: {
      unset: '`./data`',
      meaning: 'Folder of the embedded database, `secret.key` and mails written as files',
      accepted: 'a path',
    },
    DATABASE_URL: {
      unset: 'not set: embedded PostgreSQL',
      meaning:
        'PostgreSQL server to use; its role may create the extensions `pg_trgm` and `btree_gin`, or they exist. With several hosts, separated by commas as libpq reads them, connections go to the one that can be written to',
      accepted:
        '`postgres://` or `postgresql://`; several hosts with `?target_session_attrs=read-write` or `primary`',
    },
    DATABASE_DIRECT_URL: {
      unset: 'not set: `DATABASE_URL`',
      meaning:
        'A second address of the same database, if `DATABASE_URL` is a pooler in transaction mode, as PgBouncer: migrations, LISTEN and session locks use it, and requests go through the pooler without named statements',
      accepted:
        '`postgres://` or `postgresql://`, of PostgreSQL itself or a pooler in session mode; several hosts as for `DATABASE_URL`',
    },
    DATABASE_READ_URL: {
      unset: 'not set: `DATABASE_URL`',
      meaning:
        'A streaming replica of the same database for lists, exports, archives and the dashboard. It is read only when it has everything that was committed before the read began; else the primary is. Up to `DATABASE_CONNECTIONS` more connections, and one to the primary',
      accepted: '`postgres://` or `postgresql://`, of PostgreSQL itself or a pooler in session mode',
    },
    DATABASE_CONNECTIONS: {
      unset: '`20`',
      meaning:
        'Connections that this process opens at most; five of them wait for notifications, one holds the locks of workers, and one more is for `/readyz`. If the server has room for fewer, requests wait for those that are open; the log warns',
      accepted: 'a whole number from 8 to 500',
    },
    DRAIN_SECONDS: {
      unset: '`0`',
      meaning:
        'Seconds between the signal to stop and the end of new connections. `/readyz` says `draining` meanwhile, so that a balancer sends nothing more',
      accepted: 'a whole number from 0 to 120',
    },
    S3_URL: {
      unset: 'not set: files in `DATA_DIR/files`',
      meaning: 'Bucket for photos and attachments, on S3 or a service that speaks its protocol',
      accepted: '`https://KEY:SECRET@host/bucket?region=...`',
    },
    BACKUP_TO: {
      unset: 'not set: none are scheduled',
      meaning:
        'Folder or bucket for daily backups: a folder best on another disk, a bucket that has nothing else; the same for all processes. [ops/backup.md](../ops/backup.md) has more',
      accepted: 'a path, or `https://KEY:SECRET@host/bucket?region=...`',
    },
    BACKUP_AT: {
      unset: '`02:30`',
      meaning: 'With `BACKUP_TO`: when the backup is taken, in UTC',
      accepted: 'hours and minutes, such as `02:30`',
    },
    BACKUP_KEEP: {
      unset: '`14`',
      meaning: 'With `BACKUP_TO`: how many of these backups are kept; the oldest are deleted',
      accepted: 'a whole number from 1 to 1000',
    },
    BACKUP_RECIPIENT: {
      unset: 'not set: backups are not encrypted',
      meaning: 'With `BACKUP_TO`: public key that the backups are encrypted for',
      accepted: 'a public key of age, `age1...`',
    },
    SECRET_KEY: {
      unset: 'created at the first start, stored in `DATA_DIR/secret.key`',
      meaning:
        'Key that encrypts the secrets in the database; keep a copy. Without it, a database that has secrets stops the start',
      accepted: '64 hexadecimal digits, or 32 bytes as base64',
    },
    SECRET_KEYS_ACCEPTED: {
      unset: 'not set',
      meaning:
        'While `SECRET_KEY` is replaced: the key before or the next one. What they encrypted is read, and nothing new is encrypted with them',
      accepted: 'keys in the form of `SECRET_KEY`, comma-separated',
    },
    TRUSTED_PROXIES: {
      unset: '',
      meaning:
        'Proxies in front of the server, comma-separated: `X-Forwarded-For` is trusted only from them. Without it, rate limits count all clients behind a proxy as one; the log warns',
      accepted: 'addresses, or networks such as `10.0.0.0/8`',
    },
  },
  Mail: {
    SMTP_URL: {
      unset: 'not set: files in `DATA_DIR/outbox`',
      meaning: 'Mail server',
      accepted: '`smtp://` or `smtps://`',
    },
    MAIL_FROM: {
      unset: '`{PRODUCT_NAME} Pro <no-reply@{host of PUBLIC_URL}>`',
      meaning: 'Sender of mails',
      accepted: '`name@example.com` or `Name <name@example.com>`',
    },
  },
  'Name and pages': {
    PRODUCT_NAME: {
      unset: '`Costard`',
      meaning: 'Name shown on screens and in mails, followed by "Pro"',
      accepted: 'one line of text',
    },
    PRIVACY_URL: {
      unset: '`/privacy`',
      meaning:
        'Privacy page of the operator; linked on the signed-out pages. Without one, `/privacy` shows the page of the content',
      accepted: '`https://` or `http://`',
    },
    TERMS_URL: {
      unset: '`/terms`',
      meaning:
        'Terms of the operator; linked on the signed-out pages and at sign-up. Without them, `/terms` shows the page of the content',
      accepted: '`https://` or `http://`',
    },
    SUPPORT_EMAIL: {
      unset: 'not set',
      meaning: 'Where users write who find no answer in the help',
      accepted: '`name@example.com`',
    },
  },
  'Sign-in': {
    IDENTITY: {
      unset: '`embedded`',
      meaning:
        'Where accounts are stored and sign-in is served. `google`: a Firebase project, or another service with its protocol; needs `FIREBASE_PROJECT_ID`, `FIREBASE_AUTH_DOMAIN` and `API_KEY`. Its email enumeration protection must be off',
      accepted: '`embedded`, `google`',
    },
    IDENTITY_ISSUER: {
      unset: '`https://securetoken.google.com/{project}`',
      meaning: 'With `IDENTITY=google`: issuer of the id tokens',
      accepted: '`https://` or `http://`',
    },
    IDENTITY_KEYS_URL: {
      unset: "Google's",
      meaning: 'With `IDENTITY=google`: address of the id token keys, as a JWKS',
      accepted: '`https://` or `http://`',
    },
    IDENTITY_API_URL: {
      unset: '`https://identitytoolkit.googleapis.com`',
      meaning:
        'With `IDENTITY=google`: where the web app signs in; for a second installation of this server its address',
      accepted: 'an address without a path',
    },
    IDENTITY_TOKEN_URL: {
      unset: "Google's, or `IDENTITY_API_URL` if set",
      meaning: 'With `IDENTITY=google`: where the web app renews id tokens',
      accepted: 'an address without a path',
    },
    IDENTITY_HIDE_METHODS: {
      unset: '`false`',
      meaning:
        '`true`: look-ups, failed sign-ins and password resets do not reveal which accounts exist; the sign-in screen offers all methods to everybody. Sign-up and changing an address still reveal it. With `IDENTITY=google`, use the same setting as the project',
      accepted: '`true`, `false`',
    },
    ID_TOKEN_TTL_SECONDS: {
      unset: '`3600`',
      meaning: 'Lifetime of an id token',
      accepted: 'a whole number from 1 to 86400',
    },
    OOB_CODE_TTL_SECONDS: {
      unset: '`3600`',
      meaning: 'Lifetime of an emailed link for sign-in or password reset',
      accepted: 'a whole number from 1 to 604800',
    },
    API_KEY: {
      unset: 'created at the first start, stored in the database',
      meaning:
        'Public key that identifies this installation to sign-in clients; changing it signs everybody out',
      accepted: '8 to 128 letters, digits, `-` or `_`',
    },
    MICROSOFT_CLIENT_ID: {
      unset: 'not set',
      meaning:
        'Application id at Microsoft; with the secret it enables sign-in with Microsoft. Register `{PUBLIC_URL}/__/auth/handler` there as a redirect URI of type Web',
      accepted: 'one line of text, together with the secret',
    },
    MICROSOFT_CLIENT_SECRET: {
      unset: 'not set',
      meaning: 'A client secret of the same application',
      accepted: 'one line of text, together with the id',
    },
    MICROSOFT_TENANT: {
      unset: '`common`',
      meaning: 'Accounts that may sign in: one tenant, or all with `common`',
      accepted: 'a tenant id, a domain or `common`',
    },
    MICROSOFT_ISSUER: {
      unset: 'not set',
      meaning: 'Another OpenID provider instead of Microsoft; its discovery document is below this address',
      accepted: '`https://` or `http://`',
    },
  },
  'App Check': {
    APP_CHECK: {
      unset: '`audit`',
      meaning:
        'For calls that create accounts, sign in or send mail without a valid App Check token: `audit` allows them and logs their share, `enforce` rejects them, `off` disables the check. `enforce` needs https or localhost',
      accepted: '`off`, `audit`, `enforce`',
    },
    APP_CHECK_ISSUER: {
      unset: '`https://firebaseappcheck.googleapis.com/{project number}`',
      meaning: 'With reCAPTCHA: issuer of the tokens; the keys are at `/v1/jwks` there',
      accepted: '`https://` or `http://`',
    },
    RECAPTCHA_ENTERPRISE_KEY: {
      unset: 'not set: a proof of work',
      meaning:
        'Site key; the web app then gets its App Check tokens from Google and loads scripts from there. Needs the next two and `API_KEY` of the same Firebase project',
      accepted: '8 to 128 letters, digits, `-` or `_`',
    },
  },
  'Firebase project': {
    FIREBASE_PROJECT_ID: {
      unset: 'not set',
      meaning: 'With reCAPTCHA or `IDENTITY=google`: the project',
      accepted: 'the id of a Firebase project',
    },
    FIREBASE_APP_ID: {
      unset: 'not set',
      meaning:
        'With reCAPTCHA: the web app of the project. Optional with `IDENTITY=google`: passed to clients',
      accepted: '`1:{project number}:web:{hexadecimal}`',
    },
    FIREBASE_AUTH_DOMAIN: {
      unset: 'not set',
      meaning: "With `IDENTITY=google`: the project's `authDomain`, the target of links in its mails",
      accepted: 'a host name',
    },
    FIREBASE_DATABASE_URL: {
      unset: 'not set',
      meaning: 'With `REALTIME=firebase`: the address of the database',
      accepted: '`https://...` without a path, or with `?ns=`',
    },
    FIREBASE_DATABASE_SECRET: {
      unset: 'not set',
      meaning: 'With `REALTIME=firebase`: the secret of the database, used by this server to write there',
      accepted: 'one line of text',
    },
  },
  'Live documents and content': {
    REALTIME: {
      unset: '`embedded`',
      meaning:
        'Where live documents are stored. `firebase`: the Realtime Database of the project of `IDENTITY=google`, with the rules of `server/realtime/hosted/database.rules.json`',
      accepted: '`embedded`, `firebase`',
    },
    CONTENT: {
      unset: '`embedded`',
      meaning:
        'Where the help and the legal pages are read from: the files in `content/`, or a Prismic repository with the same custom types',
      accepted: '`embedded`, `prismic`',
    },
    CONTENT_DIR: {
      unset: 'not set',
      meaning:
        'With `CONTENT=embedded`: a folder like `content/`, whose files replace ours of the same name; for example `documents/page/privacy.yaml` and `documents/page/terms.yaml`',
      accepted: 'a path',
    },
    CONTENT_API_URL: {
      unset: 'not set',
      meaning: 'With `CONTENT=prismic`: the Content API of the repository',
      accepted: '`https://{repository}.cdn.prismic.io/api/v2`',
    },
    CONTENT_ACCESS_TOKEN: {
      unset: 'created at the first start, stored in the database; none with `CONTENT=prismic`',
      meaning: 'Token that clients read content with. Every browser gets it, so only for published content',
      accepted: 'one line of text',
    },
  },
  'Limits, log and figures': {
    RATE_LIMITS: {
      unset: '`on`',
      meaning:
        '`off`: sign-in attempts, API calls, mails sent, and teams, quotes and customers created are not limited, also not by plans; the log warns',
      accepted: '`on`, `off`',
    },
    LOOK_UP_PRIVATE_ADDRESSES: {
      unset: '`off`',
      meaning:
        "`on`: look-up services for device checks and webhooks may be in this machine's own network, and webhooks may use `http://`",
      accepted: '`on`, `off`',
    },
    LOG_LEVEL: {
      unset: '`info`',
      meaning: 'Lowest level that is logged',
      accepted: '`trace`, `debug`, `info`, `warn`, `error`, `fatal`, `silent`',
    },
    LOG_REQUESTS: {
      unset: '`off`',
      meaning: 'Logs one line for each request, with its operation, status and duration',
      accepted: '`on`, `off`',
    },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      unset: 'not set: nothing is sent',
      meaning:
        'Sends traces of requests and events, and the figures of `/metrics`, to a collector of OpenTelemetry; a `traceparent` of the request is continued. The exporter also reads `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_EXPORTER_OTLP_TIMEOUT` and the like, the resource `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`',
      accepted: '`http://` or `https://`; `/v1/traces` and `/v1/metrics` are added',
    },
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
      unset: 'not set',
      meaning: 'The same for traces alone',
      accepted: '`http://` or `https://`, the whole address',
    },
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: {
      unset: 'not set',
      meaning: 'The same for figures alone',
      accepted: '`http://` or `https://`, the whole address',
    },
    OTEL_EXPORTER_OTLP_PROTOCOL: {
      unset: '`http/protobuf`',
      meaning: 'Protocol of the collector',
      accepted: '`http/protobuf`',
    },
    OTEL_TRACES_SAMPLER: {
      unset: '`parentbased_always_on`',
      meaning: 'Which traces are sent',
      accepted: '`always_on`, `always_off`, `traceidratio`, each also after `parentbased_`',
    },
    OTEL_TRACES_SAMPLER_ARG: {
      unset: '`1`',
      meaning: 'Part of the traces, for `traceidratio`',
      accepted: 'a number from 0 to 1',
    },
    OTEL_METRICS_EXPORTER: {
      unset: '`otlp`',
      meaning: 'With `none`, figures are not sent; `/metrics` stays',
      accepted: '`otlp`, `none`',
    },
    OTEL_METRIC_EXPORT_INTERVAL: {
      unset: '`60000`',
      meaning: 'Milliseconds between two times that figures are sent',
      accepted: 'a whole number from 100 to 86400000',
    },
    OTEL_SDK_DISABLED: {
      unset: '`false`',
      meaning: 'Sends neither traces nor figures, whatever else is set',
      accepted: '`true`, `false`',
    },
    METRICS_TOKEN: {
      unset: 'not set',
      meaning:
        'Bearer token that reads `/metrics`. Without it, `/metrics` answers this machine only, and nobody if `PUBLIC_URL` is a public address',
      accepted: 'one line of text',
    },
  },
  'Plans and payments': {
    PLANS_FILE: {
      unset: '`server/product/subscriptions/plans.json`',
      meaning: 'Names and limits of the plans, as JSON in the same shape',
      accepted: 'a file',
    },
    STRIPE_SECRET_KEY: {
      unset: 'not set: no payments are taken',
      meaning: 'Secret key of an account at Stripe; needs the next one',
      accepted: 'one line of text',
    },
    STRIPE_WEBHOOK_SECRET: {
      unset: 'not set',
      meaning: 'Signing secret of the endpoint for events',
      accepted: 'one line of text',
    },
    STRIPE_API_URL: {
      unset: '`https://api.stripe.com`',
      meaning: "Another API that speaks as Stripe's",
      accepted: '`http://...` or `https://...`, as people type it',
    },
  },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<keyof Variables, SettingText>>>>>

type Described = {
  [Topic in keyof typeof settingTexts]: keyof (typeof settingTexts)[Topic]
}[keyof typeof settingTexts]

/** Type check that every variable has a text. */
true satisfies [Exclude<keyof Variables, Described>] extends [never]
  ? true
  : Exclude<keyof Variables, Described>
