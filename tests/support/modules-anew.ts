/** Before a file that replaces modules: those of the project are loaded anew, packages and the DOM stay. */
import { vi } from 'vitest';

vi.resetModules();
