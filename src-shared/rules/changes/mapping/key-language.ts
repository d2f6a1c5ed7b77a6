/**
 * The language in which keys of names and configurations are read. Servers send some texts in the reader's language,
 * but one state must give the same file for every reader. The language is the platform's own.
 */
import type { Language } from '../../../text/types.ts';

export const keyLanguage: Language = 'zh-CN';

export const languageHeader = (language: Language) => ({ 'Accept-Language': language });
