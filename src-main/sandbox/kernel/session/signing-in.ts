/** Address and terminal of sign-ins: requests in process have no network, and count as a browser on this machine. */
export const signingIn = { ip: '127.0.0.1', clientType: 'pc' } as const;
