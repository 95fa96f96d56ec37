import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';
import * as contract from '#adapters/http-contract/accounts/second-factors.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { BeginFactorSetup } from '#application/server/accounts/factor/begin-factor-setup.ts';
import { ChangeFactor } from '#application/server/accounts/factor/change-factor.ts';
import { ChangeOwnFactor } from '#application/server/accounts/factor/change-own-factor.ts';
import { ProveAgain } from '#application/server/accounts/factor/prove-again.ts';
import { SecondFactors } from '#application/server/accounts/ports/second-factors.ts';
import { CheckFactorDuty } from '#application/server/office/check-factor-duty.ts';
import type { FactorToSetUp } from '#application/read-models/accounts/own-factor.ts';
import { accept } from '#domain/shared/result.ts';
import { only } from '#adapters/server/http/shared/refusal-table.ts';
import { serve } from '#adapters/server/http/shared/serve.ts';
import { deviceOf } from './device.ts';
import { factorRefusals as refusals } from './factor-refusals.ts';

const tries = { limit: { requests: 60, seconds: 600 } };

/** The second step of signing in to one's own account, and the password asked for again. */
export function factorRoutes(app: FastifyInstance, school: School): void {
  serve(app, school, contract.readFactor, {}, async ({ caller: { userId }, reply }) => {
    void reply.header('cache-control', 'no-store');
    const factors = school.get(SecondFactors);
    const [factor, recoveryCodesLeft, isRequired] = await Promise.all([
      factors.find(userId),
      factors.recoveryCodesLeft(userId),
      school.get(CheckFactorDuty).isRequired(userId),
    ]);
    return accept({ since: factor?.confirmedAt?.toISOString() ?? null, recoveryCodesLeft, isRequired });
  });
  serve(
    app,
    school,
    contract.proveAgain,
    only(refusals, 'account-gone', 'own-password-wrong', 'too-many-tries'),
    ({ caller, body }) => school.get(ProveAgain).execute(caller, body.password),
    tries,
  );
  settingUp(app, school);
  changing(app, school);
}

function settingUp(app: FastifyInstance, school: School): void {
  serve(
    app,
    school,
    contract.beginFactorSetup,
    only(refusals, 'account-gone', 'factor-on', 'own-password-wrong', 'too-many-tries'),
    async ({ caller, body, reply }) => {
      void reply.header('cache-control', 'no-store');
      const begun = await school.get(BeginFactorSetup).execute(caller, body.password);
      return begun.ok ? accept({ ...begun.value, qr: qrOf(begun.value.address) }) : begun;
    },
    tries,
  );
  serve(
    app,
    school,
    contract.turnFactorOn,
    only(refusals, 'factor-on', 'factor-setup-code-wrong', 'factor-setup-over'),
    async ({ caller, body, request, reply }) => {
      void reply.header('cache-control', 'no-store');
      const on = await school.write(ChangeFactor, (change) => change.turnOn(caller, body.code, deviceOf(request)));
      return on.ok ? accept({ recoveryCodes: [...on.value] }) : on;
    },
    tries,
  );
}

function changing(app: FastifyInstance, school: School): void {
  const table = only(
    refusals,
    'account-gone',
    'factor-code-used',
    'factor-code-wrong',
    'factor-needed',
    'factor-off',
    'own-password-wrong',
    'too-many-tries',
  );
  serve(
    app,
    school,
    contract.turnFactorOff,
    table,
    ({ caller, body, request }) => school.get(ChangeOwnFactor).turnOff(caller, body, deviceOf(request)),
    tries,
  );
  serve(
    app,
    school,
    contract.renewRecoveryCodes,
    table,
    async ({ caller, body, request, reply }) => {
      void reply.header('cache-control', 'no-store');
      const renewed = await school.get(ChangeOwnFactor).renewCodes(caller, body, deviceOf(request));
      return renewed.ok ? accept({ recoveryCodes: [...renewed.value] }) : renewed;
    },
    tries,
  );
}

/** Squares around a QR code by which readers find it. */
const quietMargin = 4;

function qrOf(text: string): FactorToSetUp['qr'] {
  const { data, size } = encode(text, { border: quietMargin });
  const dark = data.flatMap((cells, row) =>
    cells.flatMap((isDark, column) => (isDark ? [`M${column} ${row}h1v1h-1z`] : [])),
  );
  return { size, path: dark.join('') };
}
