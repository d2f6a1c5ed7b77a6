/** The gallery of shared parts. Schemas ask as they are declared whether they may use eval, which the policy forbids. */
import * as z from 'zod';

z.config({ jitless: true });
await import('./Page.tsx');
