import { initializeApp } from 'firebase/app'
import { backendConfig } from '#firebase/app/backend.ts'
import { once } from '#firebase/app/once.ts'

/** The one Firebase app of the page, made at first use: no part of a page's first load needs it. */
export const firebaseApp = once(() => initializeApp(backendConfig().firebase))
