// Loaded into every process of a rehearsal (NODE_OPTIONS): whatever would leave this machine goes to
// the stand-in for Google, with the name of whom it was meant for.
const http = require('node:http')
const https = require('node:https')
const { syncBuiltinESMExports } = require('node:module')
const { urlToHttpOptions } = require('node:url')

const standIn = new URL(process.env.STAND_IN_FOR_GOOGLE)
const isHere = (host) => ['localhost', '127.0.0.1'].includes(host)

https.request = (address, ...rest) => {
  const own = typeof address === 'string' || address instanceof URL
  const given = own ? urlToHttpOptions(new URL(address)) : address
  const more = own && typeof rest[0] === 'object' ? rest[0] : {}
  const { hostname, port } = standIn
  const headers = { ...given.headers, ...more.headers, 'x-meant-for': given.hostname ?? given.host }
  const elsewhere = { protocol: 'http:', agent: undefined, host: hostname, hostname, port, headers }
  return http.request(
    { ...given, ...more, ...elsewhere },
    rest.find((each) => typeof each === 'function'),
  )
}
https.get = (...args) => https.request(...args).end()
syncBuiltinESMExports()

const { fetch } = globalThis
globalThis.fetch = (input, init) => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (url.protocol !== 'https:' || isHere(url.hostname)) return fetch(request)
  const headers = new Headers(request.headers)
  headers.set('x-meant-for', url.hostname)
  const there = new URL(`${url.pathname}${url.search}`, standIn)
  const { method, signal, redirect } = request
  const body = request.body && { body: request.body, duplex: 'half' }
  return fetch(there, { method, signal, redirect, headers, ...body })
}
