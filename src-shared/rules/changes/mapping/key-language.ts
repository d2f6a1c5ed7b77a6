/**
 * In which language keys of names are read, and configurations: servers say some names and texts in the reader's, and the
 * same state has to be the same file whoever reads it. It is the platform's own.
 */
import type { Language } from '../../../text/types.ts';

export const keyLanguage: Language = 'zh-CN';

/** Of a request that asks for a language. */
export const languageHeader = (language: Language) => ({ 'Accept-Language': language });
