/**
 * The verdict on a server's certificate that Chromium does not trust: the profile may trust exactly this one, or the
 * authority that issued it. What Chromium trusts is trusted, by the system's store.
 */
import { X509Certificate } from 'node:crypto';
import { noteRefusedCertificate } from '../refused-certificates.ts';
import type { GatewayRoute } from '../target.ts';
import { isIssuedByOwnAuthority } from './own-authority.ts';

export interface PresentedCertificate {
  readonly hostname: string;
  /** Chromium's net error: 0 where it trusts the certificate. */
  readonly errorCode: number;
  /** PEM: the server's certificate, then what it sent of its issuers. */
  readonly chain: readonly string[];
}

/** Returns whether the profile trusts a certificate that Chromium has refused; false for one that it has not refused. */
export type JudgeCertificate = (presented: PresentedCertificate) => boolean;

export interface RefusedCertificate {
  /** SHA-256, upper-case hex with colons. */
  readonly fingerprint: string;
  readonly isSelfSigned: boolean;
  /** Whether its time has not begun. */
  readonly isEarly: boolean;
}

export interface CertificateJudge {
  readonly judge: JudgeCertificate;
  lastRefusal(): RefusedCertificate | null;
  /** The chain that the server has shown last. */
  chain(): readonly X509Certificate[];
}

/** Codes of net/base/net_error_list.h. Other faults than these are the certificate's own, and nobody can vouch for them. */
const [wrongName, wrongDate, unknownAuthority] = [-200, -201, -202];

export function certificateJudge(
  origin: string,
  { trusted, authorities }: Pick<GatewayRoute, 'trusted' | 'authorities'>,
  now: () => number = Date.now,
): CertificateJudge {
  const { hostname, port, protocol } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, '');
  const hostAndPort = `${host}:${port || (protocol === 'https:' ? 443 : 80)}`;
  let last: RefusedCertificate | null = null;
  let shown: readonly X509Certificate[] = [];

  const isPinned = (certificate: X509Certificate, presented: PresentedCertificate): boolean =>
    presented.hostname === host &&
    [wrongName, unknownAuthority].includes(presented.errorCode) &&
    /* wall: network-pin-dates */ isInTime(certificate, now()) &&
    trusted.some(
      (one) =>
        /* wall: network-pin-host */ one.host === hostAndPort &&
        /* wall: network-pin-fingerprint */ one.fingerprint === certificate.fingerprint256,
    );

  return {
    judge(presented) {
      const chain = presented.chain.map((pem) => new X509Certificate(pem));
      const [leaf, ...issuers] = chain;
      if (!leaf) return false;
      if (presented.hostname === host) shown = chain;
      if (presented.errorCode === 0) return false;
      const isOwn =
        presented.errorCode === unknownAuthority &&
        isIssuedByOwnAuthority({ leaf, issuers, hostname: presented.hostname }, authorities, now());
      if (isPinned(leaf, presented) || isOwn) return true;
      last = {
        fingerprint: leaf.fingerprint256,
        isSelfSigned: leaf.checkIssued(leaf),
        isEarly: presented.errorCode === wrongDate && leaf.validFromDate.getTime() > now(),
      };
      if (presented.hostname === host) noteRefusedCertificate(hostAndPort, leaf.fingerprint256, leaf.raw);
      return false;
    },
    lastRefusal: () => last,
    chain: () => shown,
  };
}

function isInTime({ validFromDate, validToDate }: X509Certificate, now: number): boolean {
  return validFromDate.getTime() <= now && now <= validToDate.getTime();
}
