/** The gateway decides where a console's request may go and with what, and has it carried there. */
export type { AnswerSink, StreamRequest } from './answer-sink.ts';
export type { CarriedRequest, CarrierSink, Exchange, RemoteCarrier } from './carrier.ts';
export { type Decision, decide } from './decide.ts';
export { declaredRequest } from './declared-request.ts';
export { diagnose } from './doctor.ts';
export { createGateway, type Gateway, type GatewayOptions } from './gateway.ts';
export type { SignInAttempt, SignInOutcome } from './password-sign-in.ts';
export { type GatewayCode, gatewayCodes, type Refusal, refusal, refusalResponse } from './refusal.ts';
export { refusedCertificate } from './refused-certificates.ts';
export type { GatewayTarget } from './target.ts';
export type { GatewayRequest, GatewayResponse } from './web-streams.ts';
