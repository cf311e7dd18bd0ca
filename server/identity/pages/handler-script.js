// Runs in the window that returns from a provider: passes the result to the page that started the sign-in.
'use strict'

const repeatMs = 500
const maxRepeats = 20

const { event, client, redirectUrl, stranded } = JSON.parse(document.getElementById('event').textContent)
const result = { ...event, urlResponse: location.href }
if (event.type.endsWith('ViaPopup')) sendToOpener()
else storeForNextPage()

/** By BroadcastChannel: a provider's opener policy may have removed `window.opener`. */
function sendToOpener() {
  const channel = new BroadcastChannel(`costard-auth:${client}`)
  const id = crypto.randomUUID()
  channel.addEventListener('message', ({ data }) => {
    if (data.acknowledged === id) window.close()
  })
  let repeats = 0
  const send = () => {
    channel.postMessage({ id, event: result })
    repeats += 1
    if (repeats < maxRepeats) setTimeout(send, repeatMs)
    else document.getElementById('message').textContent = stranded
  }
  send()
}

function storeForNextPage() {
  sessionStorage.setItem(`costard-auth:${client}`, JSON.stringify(result))
  location.replace(redirectUrl)
}
