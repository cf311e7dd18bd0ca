// Runs in the window that comes back from a provider: hands what it brings to the page that asked for the sign-in.
'use strict'

const repeatMs = 500
const lastRepeat = 20

const { event, client, redirectUrl, stranded } = JSON.parse(document.getElementById('event').textContent)
const answer = { ...event, urlResponse: location.href }
if (event.type.endsWith('ViaPopup')) handToOpener()
else handToNextPage()

/** The opener cannot be reached through `window.opener` for sure: providers may cut that tie. */
function handToOpener() {
  const channel = new BroadcastChannel(`costard-auth:${client}`)
  const id = crypto.randomUUID()
  channel.addEventListener('message', ({ data }) => {
    if (data.acknowledged === id) window.close()
  })
  let repeats = 0
  const hand = () => {
    channel.postMessage({ id, event: answer })
    repeats += 1
    if (repeats < lastRepeat) setTimeout(hand, repeatMs)
    else document.getElementById('words').textContent = stranded
  }
  hand()
}

function handToNextPage() {
  sessionStorage.setItem(`costard-auth:${client}`, JSON.stringify(answer))
  location.replace(redirectUrl)
}
