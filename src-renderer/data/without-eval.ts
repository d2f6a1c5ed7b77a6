/**
 * Turns off zod's compiled checks: the page's policy forbids eval, and zod's attempt with the first schema would be
 * reported as a violation. Must be imported before any module that builds a schema.
 */
import * as z from 'zod';

z.config({ jitless: true });
