/**
 * The page's policy forbids eval, with which zod would compile its checks: it tries with the first schema that is made,
 * and what it tries is reported as a violation. Imported before anything that makes one.
 */
import * as z from 'zod';

z.config({ jitless: true });
