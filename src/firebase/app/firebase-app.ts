import { initializeApp, type FirebaseApp } from 'firebase/app'
import { backendConfig } from '#firebase/app/backend.ts'

let app: FirebaseApp | undefined

/** The one Firebase app of the page, made at first use: no part of a page's first load needs it. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(backendConfig().firebase)
  return app
}
