/** Quick search management: what the search of the platform's head looks through (spec 1§2.2): the documents name the tab alone. */
import * as z from 'zod';
import { flag01, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

const chosen = '1§2.2; S-6';

export const searchSources = ['apps', 'people', 'documents', 'workflow', 'customers', 'messages'] as const;
const quickSearch = {
  enabled: flag01,
  sources: z.array(z.enum(searchSources)),
  /** What is looked through first. */
  usual: z.enum(searchSources),
  /** Stands in the empty field. */
  placeholder: wireText,
};
export type QuickSearch = z.output<z.ZodObject<typeof quickSearch>>;

/** What the quick search looks through. */
export const getQuickSearch = get('quickSearch.get', '/api/basicserver/quickSearch/queryConfig', {
  chosen,
  response: z.object(quickSearch),
});

/** Sets what the quick search looks through. */
export const saveQuickSearch = post('quickSearch.save', '/api/basicserver/quickSearch/saveConfig', {
  chosen,
  request: quickSearch,
  example: {
    enabled: true,
    sources: ['apps' as const, 'people' as const],
    usual: 'people' as const,
    placeholder: 'Find a colleague',
  },
});
