/**
 * `XMLHttpRequest` over the page's `fetch`, as far as axios asks it for an upload: jsdom's own leaves out the page's
 * origin, which a browser says and the shell insists on.
 */
export class FetchedRequest {
  readyState = 0;
  status = 0;
  statusText = '';
  timeout = 0;
  responseType = '';
  response: unknown = null;
  responseText = '';
  onloadend: (() => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  onabort: (() => void) | null = null;
  readonly upload = new EventTarget();
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #address = '';
  #method = 'GET';
  #answered = new Headers();

  open(method: string, address: string): void {
    [this.#method, this.#address, this.readyState] = [method, address, 1];
  }
  setRequestHeader(name: string, value: string): void {
    // A browser writes the length itself, whatever it is told.
    if (name.toLowerCase() !== 'content-length') this.#headers.set(name, value);
  }
  addEventListener(): void {
    // Nothing asks for the progress of an answer.
  }
  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
  abort(): void {
    this.#stop.abort();
    this.onabort?.();
  }
  send(body: FormData | string | null): void {
    this.#exchange(body).then(
      () => this.onloadend?.(),
      (error: unknown) => {
        if (!this.#stop.signal.aborted) this.onerror?.(error);
      },
    );
  }
  async #exchange(body: FormData | string | null): Promise<void> {
    const answer = await fetch(this.#address, {
      method: this.#method,
      headers: this.#headers,
      body,
      signal: this.#stop.signal,
    });
    const whole = { lengthComputable: true, loaded: 1, total: 1 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), whole));
    [this.status, this.statusText, this.#answered] = [answer.status, answer.statusText, answer.headers];
    this.responseText = await answer.text();
    this.response = this.responseText;
    this.readyState = 4;
  }
}
