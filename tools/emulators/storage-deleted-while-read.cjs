// Loaded into firebase-tools, whose Storage emulator ends with all others when an object is deleted
// while somebody reads it: it looks for the object, asks the rules, and has no bytes any more.
// Here that object is not found. Seen in firebase-tools 14.27; no report of it was found.
const { NotFoundError } = require('firebase-tools/lib/emulator/storage/errors')
const { StorageLayer } = require('firebase-tools/lib/emulator/storage/files')

const getObject = StorageLayer.prototype.getObject
StorageLayer.prototype.getObject = async function (request) {
  const found = await getObject.call(this, request)
  if (!found.data) throw new NotFoundError('File not found')
  return found
}
