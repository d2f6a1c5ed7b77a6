/** How one comes to the sandbox: in process there is no network, and it stands for a browser on this machine. */
export const signingIn = { ip: '127.0.0.1', clientType: 'pc' } as const;
