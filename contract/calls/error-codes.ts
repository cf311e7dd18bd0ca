/**
 * Error codes of the API with HTTP status and a message for integrators.
 * Codes are stable, messages are not. Screens map codes to their own texts.
 */
export const errorCodes = {
  'request/invalid': { status: 400, message: 'The request is invalid; the detail lists the fields.' },
  'request/malformed': { status: 400, message: 'The body is not valid JSON.' },
  'request/too-large': {
    status: 413,
    message: 'The request is too large; the detail has the limit that it exceeds.',
  },
  'request/too-many': {
    status: 429,
    message: 'Too many calls. Try again after the seconds in the Retry-After header.',
  },
  'request/key-invalid': {
    status: 400,
    message: 'The Idempotency-Key must have 1 to 255 visible ASCII characters.',
  },
  'request/answer-erased': {
    status: 410,
    message: 'This was done before with the same Idempotency-Key. The data of its answer were erased since.',
  },
  'request/key-reused': {
    status: 422,
    message: 'This Idempotency-Key was used for another request. Use a new key for each change.',
  },
  'request/not-found': { status: 404, message: 'Not found.' },
  'request/wrong-method': { status: 405, message: 'The header Allow has the methods of this address.' },
  'request/wrong-type': {
    status: 415,
    message: 'Send the body as application/json, as it is or with Content-Encoding: gzip.',
  },
  'server/failed': { status: 500, message: 'Something went wrong on our side. Try again in a few minutes.' },
  'server/unavailable': {
    status: 503,
    message:
      'The database cannot be reached at the moment. Try again after the seconds in the Retry-After header.',
  },
  'identity/signed-out': { status: 401, message: 'Send a valid id token or API key as a bearer token.' },
  'identity/unavailable': {
    status: 503,
    message: 'The id token cannot be verified at the moment. Try again in a few minutes.',
  },
  'account/address-unverified': {
    status: 403,
    message: 'Confirm the email address of the account first.',
  },
  'account/session-not-found': { status: 404, message: 'Session not found, or already ended.' },
  'account/kept-elsewhere': {
    status: 409,
    message: 'An external service has the accounts, and its sessions cannot be ended one by one.',
  },
  'account/sign-in-too-old': {
    status: 403,
    message: 'Sign in again: this requires a sign-in within the last five minutes.',
  },
  'key/not-allowed': {
    status: 403,
    message: 'The API key does not have the scope of this call, or the call is not for API keys.',
  },
  'key/required': { status: 403, message: 'Send an API key: this address is not for id tokens.' },
  'key/not-found': { status: 404, message: 'API key not found, or already revoked.' },
  'key/too-many': {
    status: 409,
    message: 'The team has as many API keys as it can; the detail has the number. Revoke one first.',
  },
  'key/scope-above': { status: 403, message: 'Your role does not allow what these scopes allow.' },
  'key/sign-up-to-create': { status: 403, message: 'An account with an email is required for API keys.' },
  'key/too-many-created': {
    status: 429,
    message: 'Too many API keys were created. Try again after the seconds in the Retry-After header.',
  },
  'assistant/request-invalid': {
    status: 422,
    message: 'The request of the assistant cannot be allowed; the detail has the error of OAuth 2.1.',
  },
  'assistant/not-found': { status: 404, message: 'Assistant not found, or already disconnected.' },
  'assistant/ask-owner': {
    status: 403,
    message: 'The rule of the team does not let you connect an assistant. Ask an owner.',
  },
  'assistant/ask-not-found': { status: 404, message: 'Question not found, or already answered.' },
  'assistant/too-many-asks': {
    status: 422,
    message: 'As many questions about assistants wait as can; the detail has the number.',
  },
  'assistant/too-many': {
    status: 409,
    message: 'The team has as many assistants as it can; the detail has the number. Disconnect one first.',
  },
  'webhook/not-found': { status: 404, message: 'Webhook not found.' },
  'webhook/delivery-not-found': { status: 404, message: 'Delivery not found, or not kept any more.' },
  'webhook/too-many': {
    status: 409,
    message: 'The team has as many webhooks as it can; the detail has the number.',
  },
  'webhook/address-refused': {
    status: 422,
    message:
      'A webhook needs an address with https that everybody can reach, not on the port of another service.',
  },
  'webhook/sign-up-to-add': { status: 403, message: 'An account with an email is required for webhooks.' },
  'webhook/too-many-sent': {
    status: 429,
    message: 'Too many tests and repetitions. Try again after the seconds in the Retry-After header.',
  },
  'price-source/not-found': { status: 404, message: 'Price source not found.' },
  'price-source/too-many': {
    status: 409,
    message: 'The team has as many price sources as it can; the detail has the number.',
  },
  'price-source/address-refused': {
    status: 422,
    message:
      'A price source needs an address with https that everybody can reach, not on the port of another service.',
  },
  'price-source/secret-needed': {
    status: 422,
    message: 'Send the secret of the header again: it is not sent to another host than it was given for.',
  },
  'price-source/sign-up-to-add': {
    status: 403,
    message: 'An account with an email is required for price sources with an address.',
  },
  'price-source/no-file': { status: 409, message: 'The price source has no file yet.' },
  'price-source/not-held': {
    status: 409,
    message: 'This list is not held any more: it was answered, or a newer one has come.',
  },
  'price-source/too-often': {
    status: 429,
    message: 'The list was read too often. Try again after the seconds in the Retry-After header.',
  },
  'secret/shown-once': {
    status: 409,
    message: 'This was done before with the same Idempotency-Key. Its secret is not shown again.',
  },
  'team/not-found': { status: 404, message: 'Team not found, or you are not a member.' },
  'team/not-allowed': { status: 403, message: 'Your role in this team does not allow this.' },
  'team/suspended': { status: 403, message: 'Your membership of this team is suspended.' },
  'team/closed': {
    status: 403,
    message: 'The team is closed. An owner can reopen it until it is erased.',
  },
  'export/not-found': { status: 404, message: 'File not found, not ready, or not kept any more.' },
  'export/none': { status: 422, message: 'The period has nothing to export, or no account is mapped to it.' },
  'export/too-large': {
    status: 422,
    message: 'The period has more rows than a file takes; the detail has the number. Choose a shorter one.',
  },
  'export/period-invalid': { status: 400, message: 'The period ends before it starts.' },
  'export/too-many': {
    status: 429,
    message: 'Too many files today. Try again after the seconds in the Retry-After header.',
  },
  'archive/not-found': { status: 404, message: 'Archive not found, not ready, or not kept any more.' },
  'archive/too-many': {
    status: 429,
    message: 'Too many archives today. Try again after the seconds in the Retry-After header.',
  },
  'team/not-closed': { status: 409, message: 'The team is open.' },
  'team/name-mismatch': { status: 422, message: 'This is not the name of the team.' },
  'reply-to/link-over': {
    status: 410,
    message: 'The link is too old, or another address was chosen since.',
  },
  'reply-to/too-many-mails': {
    status: 429,
    message: 'Too many mails were sent. Try again after the seconds in the Retry-After header.',
  },
  'plan/limit-reached': {
    status: 409,
    message:
      'The plan of the team allows no more of these; the detail has the meter, the limit and the plan. What there is stays usable.',
  },
  'plan/read-only': {
    status: 409,
    message:
      'The plan of the team has no room for it: it can only be read. An owner or admin chooses what stays.',
  },
  'plan/kept-too-many': { status: 409, message: 'More was chosen to stay than the plan has room for.' },
  'plan/current': { status: 409, message: 'The team has this plan already.' },
  'plan/not-ending': { status: 409, message: 'The plan of the team does not end.' },
  'plan/no-payment': { status: 409, message: 'The team has not paid here yet.' },
  'plan/sign-up-to-choose': {
    status: 403,
    message: 'An account with an email is required to pay for a plan.',
  },
  'plan/provider-unavailable': {
    status: 503,
    message: 'The payment provider did not answer. Nothing was changed; try again in a few minutes.',
  },
  'team/changed': {
    status: 409,
    message: 'The settings have changed since they were read. Read them again.',
  },
  'team/claim-refused': {
    status: 422,
    message:
      'Teams can be claimed only from an account without an email, with its valid id token, by an account with an email.',
  },
  'team/erasure-unconfirmed': {
    status: 409,
    message: 'The retention would erase customers; the detail says how many. Confirm that number.',
  },
  'team/number-taken': {
    status: 409,
    message: 'A quote may have this number already; the detail says from where on numbers are free.',
  },
  'team/no-vat': {
    status: 409,
    message: 'The margin scheme is a rule of VAT, which this team does not charge.',
  },
  'team/country-unknown': { status: 422, message: 'Unknown country; see GET /countries.' },
  'team/too-many-closings': {
    status: 429,
    message: 'The team was closed too often today; each time mails its members.',
  },
  'team/too-many': {
    status: 429,
    message:
      'This person or network has created too many teams; the detail says when the next one is possible.',
  },
  'team/full': {
    status: 409,
    message:
      'The team of a member without an email holds as much as it can; the detail says of what. Add an email to the account.',
  },
  'member/not-found': { status: 404, message: 'This person is not a member of the team.' },
  'member/above': { status: 403, message: 'The member or the role is above your own.' },
  'member/last-owner': {
    status: 409,
    message: 'The team needs an owner. Make somebody else the owner first.',
  },
  'member/already': { status: 409, message: 'The detail lists addresses of members of the team.' },
  'member/invited': { status: 409, message: 'The detail lists addresses that are invited already.' },
  'member/full': { status: 409, message: 'The team has as many members and invitations as it can have.' },
  'member/sign-up-to-invite': { status: 403, message: 'Add an email to the account before inviting people.' },
  'member/inviter-unverified': {
    status: 403,
    message: 'Confirm the email address of your account before inviting people.',
  },
  'member/too-many-invited': {
    status: 429,
    message: 'Too many invitations were sent; the detail says which limit applies and when to try again.',
  },
  'invitation/not-found': { status: 404, message: 'Invitation not found.' },
  'invitation/ended': {
    status: 410,
    message: 'The invitation was accepted, declined or withdrawn, or has expired; the detail says which.',
  },
  'invitation/other-address': {
    status: 403,
    message: 'The invitation is for another email address than that of your account.',
  },
  'catalog/not-found': { status: 404, message: 'Catalog not found in this team.' },
  'catalog/version-gone': { status: 410, message: 'The catalog no longer has this version.' },
  'catalog/not-published': { status: 409, message: 'The catalog has no published version.' },
  'catalog/not-publishable': {
    status: 422,
    message: 'The catalog cannot be published; the detail lists the errors.',
  },
  'catalog/published': {
    status: 409,
    message: 'The catalog was published since its draft was read. Read the draft again.',
  },
  'catalog/part-changed': {
    status: 409,
    message:
      'Somebody changed parts of the draft since they were read; the detail has them. Nothing was changed.',
  },
  'catalog/draft-changed': {
    status: 409,
    message: 'The draft has changed since it was read; the detail has its rev.',
  },
  'catalog/too-many': {
    status: 409,
    message: 'The team has as many catalogs as it can; the detail says how many.',
  },
  'catalog/scheduled': {
    status: 409,
    message: 'The draft is to be published at a moment. Withdraw that to change it.',
  },
  'catalog/schedule-invalid': {
    status: 422,
    message: 'Choose a moment that is still to come; the detail has the last one that is allowed.',
  },
  'catalog/too-many-examples': {
    status: 409,
    message: 'The catalog has as many examples as it can; the detail says how many.',
  },
  'catalog/too-many-pictures': {
    status: 409,
    message: 'As many pictures were added to the catalog as it can have; the detail says how many.',
  },
  'catalog/picture-unreadable': {
    status: 422,
    message: 'This is not a whole PNG or JPEG image, or one side has more than 640 pixels.',
  },
  'catalog/example-not-found': { status: 404, message: 'The catalog does not have this example.' },
  'catalog/archived': { status: 409, message: 'The catalog is archived. Restore it first.' },
  'catalog/in-use': {
    status: 409,
    message:
      'Live widgets use the catalog; the detail has their names. Pause them or give them another catalog first.',
  },
  'catalog/nothing-changed': { status: 409, message: 'The draft is the same as the published version.' },
  'catalog/busy': { status: 503, message: 'Too many catalogs are being checked. Try again in a moment.' },
  'catalog/too-large': {
    status: 422,
    message: 'The catalog would have more parts of a kind than allowed; the detail says which and how many.',
  },
  'customer/not-found': { status: 404, message: 'Customer not found in this team.' },
  'customer/merged': {
    status: 410,
    message: 'The customer was merged into another one; the detail has its id.',
  },
  'customer/changed': {
    status: 409,
    message: 'The customer has changed since it was read; the detail has it as it is now.',
  },
  'customer/erased': { status: 409, message: 'The personal data of this customer was erased.' },
  'customer/too-many-notes': {
    status: 409,
    message: 'This customer has the most notes that are kept.',
  },
  'quote/too-many-notes': { status: 409, message: 'This quote has the most notes that are kept.' },
  'quote/note-of-other': { status: 403, message: 'Somebody else wrote this note.' },
  'quote/too-many-to-copy': {
    status: 422,
    message: 'This quote has more lines than a new quote can start with; the most are in the detail.',
  },
  'customer/note-of-other': { status: 403, message: 'Somebody else wrote this note.' },
  'customer/vat-invalid': {
    status: 422,
    message: 'The VAT number does not have the format of its country, which is in the detail.',
  },
  'customer/day-invalid': {
    status: 422,
    message:
      'An ID check is kept for at least a day and at most as long as the detail says; a paper is not issued, and nobody born, after today.',
  },
  'customer/file-unreadable': {
    status: 422,
    message: 'The file is no CSV with a line of column names, or exceeds the limit in the detail.',
  },
  'customer/too-long': {
    status: 422,
    message: 'Together the notes or tags of both customers exceed the limit, which is in the detail.',
  },
  'check/no-service': { status: 409, message: 'The team has no look-up service for device checks.' },
  'check/number-missing': {
    status: 422,
    message: 'The look-up service requires a number that was not sent.',
  },
  'check/service-failed': {
    status: 502,
    message: 'The look-up service failed or returned an unreadable response.',
  },
  'check/address-refused': { status: 422, message: 'This address is not allowed for a look-up service.' },
  'check/secret-needed': {
    status: 422,
    message: 'Send the secret again: the host of the look-up service has changed.',
  },
  'check/not-found': {
    status: 422,
    message: 'The line refers to a look-up answer that is not stored for this device.',
  },
  'quote/not-found': { status: 404, message: 'Quote not found.' },
  'quote/team-closed': {
    status: 410,
    message: 'The shop has closed; the detail has its name. Its offers can no longer be answered.',
  },
  'quote/changed': {
    status: 409,
    message: 'The quote has changed since it was read; the detail has both revisions. Read it again.',
  },
  'quote/prices-changed': {
    status: 409,
    message: 'A catalog of the quote was published since the prices were read. Read them again.',
  },
  'quote/line-not-found': { status: 404, message: 'The quote does not have this line.' },
  'quote/too-many-lines': { status: 422, message: 'The quote would have more than 1,000 lines.' },
  'quote/wrong-state': { status: 409, message: 'The state of the quote does not allow this.' },
  'quote/variant-unknown': { status: 422, message: 'The catalog does not include this variant.' },
  'quote/line-invalid': { status: 422, message: 'The line cannot be priced.' },
  'quote/device-twice': {
    status: 422,
    message:
      'One device is on the quote twice: the detail has the path of the number, and of the line that has it.',
  },
  'quote/not-sendable': {
    status: 422,
    message: 'The quote cannot be sent yet; the detail lists what is missing.',
  },
  'quote/sign-up-to-send': { status: 403, message: 'Add an email to the account before sending quotes.' },
  'quote/sender-unverified': {
    status: 403,
    message: 'Confirm the email address of your account before sending quotes.',
  },
  'quote/too-many-sent': {
    status: 429,
    message: 'Too many quotes were sent; the detail says which limit applies and when to try again.',
  },
  'quote/too-many': {
    status: 429,
    message:
      'Too many quotes or customers were created; the detail says which limit applies and when to try again.',
  },
  'view/not-found': { status: 404, message: 'There is no such saved view, or it belongs to somebody else.' },
  'view/changed': {
    status: 409,
    message: 'The view has changed since it was read; the detail has it as it is now.',
  },
  'view/too-many': {
    status: 409,
    message: 'There are as many saved views as there can be; the detail has the limit.',
  },
  'quote/in-progress': {
    status: 409,
    message: 'A device of the quote was received or handed over already; the detail names its line.',
  },
  'quote/not-held': { status: 422, message: 'No line of the quote waits for a release.' },
  'quote/too-many-messages': {
    status: 422,
    message: 'As much was said about the line as can be: answer it.',
  },
  'quote/own-request': { status: 403, message: 'Somebody else has to answer what you asked.' },
  'quote/own-line': {
    status: 403,
    message: 'Somebody else has to release a line that you edited or created: a setting of the team.',
  },
  'quote/over-limit': {
    status: 403,
    message: 'The amount is further from the computed one than your role allows; the detail has the limit.',
  },
  'quote/question-not-found': { status: 404, message: 'The quote does not have this question.' },
  'quote/too-many-questions': {
    status: 429,
    message: 'Too many questions were asked about this quote. Call the shop, or try again tomorrow.',
  },
  'quote/too-many-answers': {
    status: 409,
    message: 'The customer has undone the acceptance as often as possible. Members of the team still can.',
  },
  'quote/not-priceable': {
    status: 422,
    message: 'The line waits for other prices than these, or for none; the detail has which.',
  },
  'quote/not-on-margin': {
    status: 409,
    message: 'A purchase price is stated for devices sold by a team that uses the margin scheme.',
  },
  'quote/amount-refused': {
    status: 422,
    message: 'The amount is beyond 9,999,999.99 of the currency; the detail has the limit.',
  },
  'quote/too-late-to-undo': {
    status: 409,
    message: 'Only an answer of your own of the last seconds can be undone.',
  },
  'quote/too-many-revisions': {
    status: 422,
    message: 'The quote has as many revisions as a quote can have.',
  },
  'quote/day-refused': {
    status: 422,
    message: 'The last day must be from today to a year from now; the detail has both.',
  },
  'inspection/changed': {
    status: 409,
    message: 'The inspection has changed since it was read; the detail has both revs. Read it again.',
  },
  'inspection/repair-only': {
    status: 422,
    message: 'An inspection adds services to a repair only, not to a device that is bought.',
  },
  'counter/not-sendable': {
    status: 422,
    message: 'The counter-offer cannot be sent yet; the detail lists why.',
  },
  'counter/reason-needed': {
    status: 422,
    message: 'The inspection found something else than the customer said: give a reason.',
  },
  'counter/over': { status: 410, message: 'The time to answer the counter-offer is over.' },
  'file/refused': {
    status: 422,
    message:
      'The file is not a whole JPEG, PNG, WebP or PDF, or an image with too many pixels or too long a side; the detail says which limit applies.',
  },
  'file/too-many': {
    status: 422,
    message: 'The line, the quote or the team has as many files as it can have; the detail says which.',
  },
  'file/too-often': {
    status: 429,
    message: 'Too many files were added; the detail says which limit applies and when to try again.',
  },
  'file/not-found': { status: 404, message: 'File not found.' },
  'file/in-use': { status: 409, message: 'The file is part of a counter-offer.' },
  'document/busy': {
    status: 503,
    message:
      'Too many documents are being made at the moment. Try again after the seconds in the Retry-After header.',
  },
  'document/nothing-left': {
    status: 409,
    message: 'The quote has no device that its customer leaves with the team.',
  },
  'document/unavailable': {
    status: 501,
    message: 'This server cannot make documents: there is no compiler for its operating system.',
  },
  'book/not-found': { status: 404, message: 'The purchase book has no such entry.' },
  'book/not-a-purchase': {
    status: 409,
    message: 'Only an entry of a purchase can be corrected; the detail names the entry.',
  },
  'book/seller-gone': {
    status: 410,
    message: 'The entry has no seller: it is a correction, or the time for which sellers are kept is over.',
  },
  'book/too-many': {
    status: 422,
    message: 'The period has more entries than a file takes: choose a shorter one. The detail says how many.',
  },
  'book/period-invalid': { status: 422, message: 'The first day is after the last one.' },
  'book/paper-missing': {
    status: 409,
    message:
      'The team asks for data of the seller before a device is paid. The detail has what is missing: address of the customer, paper (the ID check) and what stands on it.',
  },
  'accounting/period-invalid': { status: 422, message: 'The first day is after the last one.' },
  'accounting/too-many': {
    status: 422,
    message: 'The period has more deals than a file takes: choose a shorter one. The detail says how many.',
  },
  'accounting/not-mapped': {
    status: 422,
    message:
      'Some kinds of deals have no account yet. The detail names each with its tax: map them in Settings, Accounting.',
  },
  'accounting/settings-missing': {
    status: 422,
    message: 'DATEV needs the numbers of the consultant and the client, and accounts that are numbers.',
  },
  'accounting/decimals': {
    status: 422,
    message: 'DATEV takes two decimals: amounts in this currency cannot be exported without rounding.',
  },
  'accounting/none': { status: 409, message: 'No deal was settled in this period.' },
  'payout/no-account': {
    status: 409,
    message: 'The team has no account that payouts come from: save it first.',
  },
  'payout/not-ready': {
    status: 409,
    message:
      'Only accepted devices that the team pays in EUR can be paid by a file; the detail names the device.',
  },
  'payout/report-unreadable': {
    status: 422,
    message: 'This is no status report of a bank about credit transfers (pain.002).',
  },
  'payout/report-unknown': {
    status: 422,
    message: 'The report is about a file that this team has not made; the detail has its name.',
  },
  'payout/file-not-found': {
    status: 404,
    message: 'There is no such file of credit transfers, or its time is over.',
  },
  'label/too-many': {
    status: 422,
    message: 'These quotes have more devices than labels are printed in one call; the detail says how many.',
  },
  'label/none': { status: 409, message: 'The quotes have no bought device with a number.' },
  'shop/logo-unreadable': {
    status: 422,
    message: 'This is not a whole PNG or JPEG image, or one side has more than 512 pixels.',
  },
  'site/not-found': { status: 404, message: 'The team has no such site, or you do not work there.' },
  'site/archived': { status: 409, message: 'The site is archived: choose another one, or restore it.' },
  'site/changed': {
    status: 409,
    message: 'The site has changed since it was read; the detail has both revs. Read it again.',
  },
  'site/name-taken': {
    status: 409,
    message: 'Another site of the team that is not archived has this name, apart from case and spaces.',
  },
  'site/too-many': {
    status: 409,
    message: 'The team has as many sites as it can, with those archived; the detail has the number.',
  },
  'site/in-use': { status: 409, message: 'Quotes name the site: it can be archived, not removed.' },
  'message/invalid': {
    status: 422,
    message:
      'The wording cannot be used. The detail has the field, the reason, and for an unknown field the most similar one.',
  },
  'message/needed': { status: 409, message: 'This message always goes out.' },
  'message/not-mailed': { status: 422, message: 'This message is passed on by members, not e-mailed.' },
  'message/too-many-tests': {
    status: 429,
    message: 'Too many test mails. Try again after the seconds in the Retry-After header.',
  },
  'widget/not-found': { status: 404, message: 'Widget not found in this team.' },
  'widget/changed': {
    status: 409,
    message: 'The widget has changed since it was read; the detail has both revs. Read it again.',
  },
  'help/too-many': { status: 429, message: 'This answer was rated already, or too many were.' },
  'widget/too-many': { status: 409, message: 'The team has as many widgets as it can have.' },
  'widget/catalog-refused': {
    status: 422,
    message: 'The catalog cannot be used: a widget needs one that buys devices and is not archived.',
  },
  'widget/visit-over': { status: 410, message: 'The visit is over. Load the page of the widget again.' },
  'widget/not-live': { status: 409, message: 'The widget is off, or not for this site.' },
  'widget/contact-first': { status: 403, message: 'This widget shows its price after the contact.' },
  'widget/not-attested': { status: 403, message: 'A valid App Check token is needed.' },
  'widget/too-many-requests': {
    status: 429,
    message: 'Too many requests with this email or from this network; the detail says when to try again.',
  },
  'self-inspection/over': {
    status: 410,
    message: 'The link does not work, or no longer: the quote is not open, or it is older than 30 days.',
  },
  'self-inspection/too-many-photos': {
    status: 422,
    message: 'As many photos were sent as this link takes; the shop sees those that arrived.',
  },
  'self-inspection/too-many-mails': {
    status: 429,
    message: 'The link was mailed often enough; the detail says when it can be mailed again.',
  },
  'widget/not-ready': {
    status: 422,
    message: 'The widget cannot be live yet; the detail lists why.',
  },
  'quote/expired': { status: 410, message: 'The offer has expired.' },
  'quote/counter-acceptance-off': {
    status: 403,
    message: 'The team does not allow acceptance at the counter without a network.',
  },
  'quote/clock-wrong': {
    status: 422,
    message:
      'The time of the acceptance is in the future, or too long ago. The detail has the time of the server.',
  },
  'quote/not-as-shown': {
    status: 409,
    message: 'The amount, the terms or the prices are not those that were shown; the detail says which.',
  },
  'quote/device-flagged': {
    status: 409,
    message:
      'A check that came in after the quote was sent flags a device. It can be accepted when a newer check is clear.',
  },
  'quote/choice-invalid': {
    status: 422,
    message: 'The choice cannot be accepted: a reason is in the detail.',
  },
  'quote/signature-required': {
    status: 422,
    message: 'The shop asks for a signature, or for a confirmation that the typed name counts as one.',
  },
  'quote/proposition-unknown': { status: 422, message: 'The offer does not include this proposition.' },
} as const satisfies Record<string, { readonly status: number; readonly message: string }>

export type ErrorCode = keyof typeof errorCodes

/** Returns the given codes in the shape that oRPC's .errors() takes. */
export function errorsOf<const Codes extends readonly ErrorCode[]>(...codes: Codes) {
  return Object.fromEntries(codes.map((code) => [code, errorCodes[code]])) as {
    [Code in Codes[number]]: (typeof errorCodes)[Code]
  }
}
