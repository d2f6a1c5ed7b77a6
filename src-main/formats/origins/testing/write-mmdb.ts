/** Writes small MaxMind DB files for tests, with records of 24, 28 or 32 bits. */

export interface MmdbEntry {
  /** IPv4 as four numbers, or IPv6 as a bigint. */
  readonly network: bigint;
  readonly prefix: number;
  readonly record: unknown;
}

interface Node {
  readonly children: [Node | number | null, Node | number | null];
}

interface MmdbOptions {
  readonly recordSize?: 24 | 28 | 32;
  readonly ipVersion?: 4 | 6;
  readonly type?: string;
}

/** IPv4 networks of a tree for IPv6 are given with 96 more bits of prefix. */
export function writeMmdb(
  entries: readonly MmdbEntry[],
  { recordSize = 28, ipVersion = 6, type = 'Test-Country' }: MmdbOptions = {},
): Uint8Array {
  const bits = ipVersion === 6 ? 128 : 32;
  const root: Node = { children: [null, null] };
  const data: number[] = [];
  for (const { network, prefix, record } of entries) {
    let node = root;
    for (let bit = 0; bit < prefix - 1; bit += 1) {
      const side = Number((network >> BigInt(bits - 1 - bit)) & 1n);
      const next = node.children[side];
      if (typeof next === 'object' && next !== null) node = next;
      else {
        const made: Node = { children: [null, null] };
        node.children[side] = made;
        node = made;
      }
    }
    node.children[Number((network >> BigInt(bits - prefix)) & 1n)] = data.length;
    data.push(...encoded(record));
  }
  const nodes: Node[] = [root];
  for (const node of nodes)
    for (const child of node.children) if (typeof child === 'object' && child !== null) nodes.push(child);
  const numberOf = (child: Node | number | null) =>
    child === null
      ? nodes.length
      : typeof child === 'number'
        ? nodes.length + 16 + child
        : nodes.indexOf(child);
  const tree = nodes.flatMap(({ children: [left, right] }) =>
    pair(numberOf(left), numberOf(right), recordSize),
  );
  const metadata = encoded({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_790_000_000,
    database_type: type,
    ip_version: ipVersion,
    node_count: nodes.length,
    record_size: recordSize,
  });
  const marker = [0xab, 0xcd, 0xef, ...Buffer.from('MaxMind.com')];
  return Uint8Array.from([...tree, ...Array<number>(16).fill(0), ...data, ...marker, ...metadata]);
}

function pair(left: number, right: number, recordSize: number): number[] {
  const big = (value: number, size: number) =>
    Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** (size - 1 - index)) % 256);
  if (recordSize !== 28) return [...big(left, recordSize / 8), ...big(right, recordSize / 8)];
  const [first = 0, ...low] = big(left, 4);
  const [second = 0, ...rest] = big(right, 4);
  return [...low, first * 16 + second, ...rest];
}

function encoded(value: unknown): number[] {
  if (typeof value === 'string') {
    const bytes = [...Buffer.from(value)];
    return [...head(2, bytes.length), ...bytes];
  }
  if (typeof value === 'number') {
    const bytes: number[] = [];
    for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
    return [...head(6, bytes.length), ...bytes];
  }
  if (typeof value === 'boolean') return head(14, value ? 1 : 0);
  if (Array.isArray(value)) return [...head(11, value.length), ...value.flatMap(encoded)];
  const fields = Object.entries(value as object);
  return [...head(7, fields.length), ...fields.flatMap(([name, one]) => [...encoded(name), ...encoded(one)])];
}

function head(type: number, size: number): number[] {
  const [short, more] = size < 29 ? [size, []] : [29, [size - 29]];
  return type > 7 ? [short, type - 7, ...more] : [type * 32 + short, ...more];
}
