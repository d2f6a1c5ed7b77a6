/** The table of calling codes is compared with libphonenumber's. */
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { expect, it } from 'vitest';
import { callingCodes } from './calling-codes.ts';

/** Regions that CLDR names, but that share other countries' numbering (Ascension, Tristan da Cunha). */
const without = new Set(['AC', 'TA']);

it('has every region of libphonenumber, with its code', () => {
  const theirs = getCountries().filter((region) => !without.has(region));
  const ours = new Map(callingCodes.map(({ region, code }) => [region, code]));
  expect(theirs.map((region) => [region, getCountryCallingCode(region)])).toEqual(
    theirs.map((region) => [region, ours.get(region)]),
  );
  expect([...ours.keys()].filter((region) => !theirs.some((each) => each === region))).toEqual([]);
});
