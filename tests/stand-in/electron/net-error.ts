/** An error as Chromium names it (net/base/net_error_list.h). */
export class NetError extends Error {
  constructor(name: string) {
    super(`net::ERR_${name}`);
  }
}
