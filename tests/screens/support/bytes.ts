/** Bytes as Node has them: the program's libraries take those of jsdom's page, which stand in their place, for no bytes. */
Object.assign(globalThis, {
  Uint8Array: Object.getPrototypeOf(Buffer.prototype).constructor,
  ArrayBuffer: Buffer.alloc(1).buffer.constructor,
});
