/** Limit in characters or bytes held in the page. */
const most = 4 * 1024 * 1024;

export interface GrowingBlob {
  add(piece: string | Uint8Array<ArrayBuffer>): void;
  /** Returns all content so far. */
  whole(mediaType: string): Blob;
}

/** Content that grows to any length: browsers keep blobs outside the page's memory, large ones on disk. */
export function growingBlob(): GrowingBlob {
  const kept: Blob[] = [];
  let loose: (string | Uint8Array<ArrayBuffer>)[] = [];
  let size = 0;
  return {
    add(piece) {
      loose.push(piece);
      size += piece.length;
      if (size < most) return;
      kept.push(new Blob(loose));
      loose = [];
      size = 0;
    },
    whole: (type) => new Blob([...kept, ...loose], { type }),
  };
}
