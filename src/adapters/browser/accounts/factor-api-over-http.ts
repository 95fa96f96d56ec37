import {
  beginFactorSetup,
  proveAgain,
  readFactor,
  renewRecoveryCodes,
  turnFactorOff,
  turnFactorOn,
} from '#adapters/http-contract/accounts/second-factors.ts';
import { overHttp, to } from '#adapters/browser/shared/over-http.ts';
import { FactorApi } from '#application/browser/accounts/ports/factor-api.ts';

export const FactorApiOverHttp = overHttp(FactorApi, {
  read: to(readFactor),
  beginSetup: to(beginFactorSetup, (password) => ({ body: { password } })),
  turnOn: to(
    turnFactorOn,
    (code) => ({ body: { code } }),
    ({ recoveryCodes }) => recoveryCodes,
  ),
  turnOff: to(turnFactorOff, (password, code) => ({ body: { password, code } })),
  renewCodes: to(
    renewRecoveryCodes,
    (password, code) => ({ body: { password, code } }),
    ({ recoveryCodes }) => recoveryCodes,
  ),
  proveAgain: to(proveAgain, (password) => ({ body: { password } })),
});
