import { expect, it } from 'vitest';
import { canonicalJson, withoutField } from './canonical-json.ts';

it('writes the example of RFC 8785 §3.2.3 as it does', () => {
  const value = JSON.parse(String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`);
  expect(canonicalJson(value)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  );
});

it('orders names by their UTF-16 units', () => {
  const names = ['\u20ac', '\r', '\ufb33', '1', '\u{1f600}', '\u0080', '\u00f6', '10', '2'];
  const value = Object.fromEntries(names.map((name) => [name, 0]));
  expect(Object.keys(JSON.parse(canonicalJson(value))).sort()).toEqual([...names].sort());
  expect(canonicalJson(value)).toBe(
    '{"\\r":0,"1":0,"10":0,"2":0,"\u0080":0,"\u00f6":0,"\u20ac":0,"\u{1f600}":0,"\ufb33":0}',
  );
});

it('leaves one field out, wherever it is', () => {
  expect(withoutField({ a: { b: 1, c: 2 }, d: 3 }, 'a.b')).toEqual({ rest: { a: { c: 2 }, d: 3 } });
  expect(withoutField({ a: 1 }, 'a')).toEqual({ rest: {} });
  for (const path of ['b', 'a.b', 'constructor', 'a.toString'])
    expect(withoutField({ a: {} }, path), path).toBeNull();
});
