/**
 * Folders of src-main/cli that several families of commands share, the lowest first: each may import those below
 * it. Every other folder there is a family, which may import all of these and no other family.
 */
const sharedFolders = [
  'text',
  'failure',
  'render',
  'command-line',
  'terminal',
  'input',
  'data-folder',
  'session',
  'change-set',
  'dispatch',
];

/** The tests of a folder run commands through `testing`. */
const foldersOf = (names) => `^src-main/cli/(${[...names, 'testing'].join('|')})/`;

/** Rows of .dependency-cruiser.mjs: the order inside src-main/cli. */
export const insideCli = [
  ...sharedFolders.map((folder, at) => ({
    name: `cli-${folder}/ours`,
    severity: 'error',
    comment: `src-main/cli/${folder} may import, within src-main/cli, only itself${at === 0 ? '' : ` and ${sharedFolders.slice(0, at).join(', ')}`}; never a family of commands.`,
    from: { path: `^src-main/cli/${folder}/` },
    to: {
      path: '^src-main/cli/',
      pathNot: [
        foldersOf(sharedFolders.slice(0, at + 1)),
        // A type only: the open console passes its session to the commands that it runs.
        ...(folder === 'terminal' ? ['^src-main/cli/session/platform-session\\.ts$'] : []),
      ],
    },
  })),
  {
    name: 'cli-family/ours',
    severity: 'error',
    comment: `a family of commands (a folder of src-main/cli) may import itself and the shared folders ${sharedFolders.join(', ')}; never another family: move what both need into a shared folder.`,
    from: { path: '^src-main/cli/([^/]+)/', pathNot: foldersOf(sharedFolders) },
    to: { path: '^src-main/cli/', pathNot: [foldersOf(sharedFolders), '^src-main/cli/$1/'] },
  },
];
