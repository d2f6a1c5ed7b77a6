/** Settings of the search in the platform's header (spec 1§2.2); the documents name only the tab. */
import * as z from 'zod';
import { flag01, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

const chosen = '1§2.2; S-6';

export const searchSources = ['apps', 'people', 'documents', 'workflow', 'customers', 'messages'] as const;
const quickSearch = {
  enabled: flag01,
  sources: z.array(z.enum(searchSources)),
  /** The source that is searched first. */
  usual: z.enum(searchSources),
  /** The text in the empty search field. */
  placeholder: wireText,
};
export type QuickSearch = z.output<z.ZodObject<typeof quickSearch>>;

/** The sources of the quick search. */
export const getQuickSearch = get('quickSearch.get', '/api/basicserver/quickSearch/queryConfig', {
  chosen,
  response: z.object(quickSearch),
});

/** Sets the sources of the quick search. */
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
