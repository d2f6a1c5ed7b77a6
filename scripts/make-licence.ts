/**
 * Makes licence files for trials: `npm run make-licence -- --modules 10000 --out big.lic`. Signed with a sample or
 * test key of tests/fixtures; the same arguments always give the same file.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isDay } from '#shared/kit/days.ts';
import { direct, encryptToken } from '../tests/fixtures/licence/encrypter.ts';
import { inventLicence, ordinaryWish, type Wish } from '../tests/fixtures/licence/invent-licence.ts';
import { keyIds, type SigningKey, signingKey } from '../tests/fixtures/licence/keys.ts';
import { samples } from '../tests/fixtures/licence/samples.ts';
import { armour, signToken, toProperties } from '../tests/fixtures/licence/signer.ts';

const usage = `Usage: npm run make-licence -- [options]

  --out FILE           where to write; standard output without it
  --modules N          modules (12)
  --sub-modules N      sub-modules of each (2)
  --seats N            PC seats (500); 999999 is unlimited
  --mobile-seats N     mobile seats (as --seats)
  --external-seats N   external contact seats (100)
  --tenants N          tenants; more than one is multi-tenant (1)
  --starts DAY         first day (2026-01-01)
  --expires DAY|never  last day (2035-12-31)
  --issued INSTANT     time of issue (2025-12-18T10:30:00+08:00)
  --company NAME  --cid ID  --code CODE
  --alg EdDSA|ES256|RS256|SM2SM3   signs with the sample key of that algorithm (EdDSA)
  --key ID             signs with this key instead: ${keyIds.join(', ')}
  --format armoured|jws|json|base64-json|properties   (armoured)
  --secret KEY         encrypts for whoever has this key: 32 bytes in base64url (dir, A256GCM)
  --seed N             another seed gives other modules (1)
  --samples DIR        writes the sample family of resources/samples there, and nothing else
`;

const text = { type: 'string' } as const;
const { values } = readArguments();

function readArguments() {
  try {
    return parseArgs({
      options: {
        out: text,
        modules: text,
        'sub-modules': text,
        seats: text,
        'mobile-seats': text,
        'external-seats': text,
        tenants: text,
        starts: text,
        expires: text,
        issued: text,
        company: text,
        cid: text,
        code: text,
        alg: text,
        key: text,
        format: text,
        seed: text,
        secret: text,
        samples: text,
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n\n${usage}`);
  process.exit(64);
}

function count(
  name: 'modules' | 'sub-modules' | 'seats' | 'mobile-seats' | 'external-seats' | 'tenants' | 'seed',
  usual: number,
): number {
  const given = values[name];
  if (given === undefined) return usual;
  if (!/^\d{1,9}$/.test(given)) return fail(`--${name} must be a whole number, not “${given}”`);
  return Number(given);
}

function day(name: 'starts' | 'expires', usual: string | null): string | null {
  const given = values[name];
  if (given === undefined) return usual;
  if (given === 'never') return null;
  return isDay(given) ? given : fail(`--${name} must be a day such as 2027-12-31, not “${given}”`);
}

function key(): SigningKey {
  const algorithm = values.alg ?? 'EdDSA';
  const usual = {
    EdDSA: 'steward-sample-ed25519',
    ES256: 'steward-sample-es256',
    RS256: 'steward-sample-rs256',
    SM2SM3: 'steward-sample-sm2',
  };
  const id = values.key ?? (Object.hasOwn(usual, algorithm) ? usual[algorithm as keyof typeof usual] : '');
  if (!keyIds.includes(id)) {
    return fail(values.key === undefined ? `--alg ${algorithm} is not one we sign with` : `no key ${id}`);
  }
  return signingKey(id);
}

/** Signs the payload, and encrypts it where a secret was given. */
function token(json: string): string {
  const signed = signToken(json, key());
  if (values.secret === undefined) return signed;
  const secret = Buffer.from(values.secret, 'base64url');
  return secret.length === 32
    ? encryptToken(signed, direct(secret))
    : fail('--secret must be 32 bytes in base64url');
}

function write(): string {
  const seats = count('seats', ordinaryWish.seats);
  const wish: Wish = {
    seed: count('seed', ordinaryWish.seed),
    modules: count('modules', ordinaryWish.modules),
    subModules: count('sub-modules', ordinaryWish.subModules),
    company: values.company ?? ordinaryWish.company,
    customerId: values.cid ?? ordinaryWish.customerId,
    code: values.code ?? ordinaryWish.code,
    starts: day('starts', ordinaryWish.starts),
    expires: day('expires', ordinaryWish.expires),
    issued: values.issued ?? ordinaryWish.issued,
    seats,
    mobileSeats: count('mobile-seats', seats),
    externalSeats: count('external-seats', ordinaryWish.externalSeats),
    tenants: count('tenants', ordinaryWish.tenants),
  };
  const payload = inventLicence(wish);
  const json = JSON.stringify(payload);
  switch (values.format ?? 'armoured') {
    case 'armoured':
      return armour(token(json));
    case 'jws':
      return `${token(json)}\n`;
    case 'json':
      return `${json}\n`;
    case 'base64-json':
      return `${Buffer.from(json).toString('base64')}\n`;
    case 'properties':
      return toProperties(payload);
    default:
      return fail(`--format ${values.format} is none of the formats`);
  }
}

if (values.help) {
  process.stdout.write(usage);
} else if (values.samples !== undefined) {
  await mkdir(values.samples, { recursive: true });
  for (const { file, content } of samples) await writeFile(join(values.samples, file), content);
  process.stdout.write(`${samples.length} samples in ${values.samples}\n`);
} else {
  const licence = write();
  if (values.out === undefined) process.stdout.write(licence);
  else await writeFile(values.out, licence);
}
