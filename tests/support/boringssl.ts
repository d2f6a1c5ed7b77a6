/** The set-up of the project `boringssl`: every test of it runs on the cryptography that Electron has. */
import { asBoringSsl } from './as-boringssl.ts';

asBoringSsl();
