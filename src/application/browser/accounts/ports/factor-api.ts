import type { Answer } from '#application/browser/shared/ports/call-refusal.ts';
import type { FactorToSetUp, OwnFactor } from '#application/read-models/accounts/own-factor.ts';

/** The school's calls about the second step of signing in, and about showing the password again. */
export abstract class FactorApi {
  abstract read(): Answer<OwnFactor>;
  abstract beginSetup(password: string): Answer<FactorToSetUp>;
  /** Returns the recovery codes, which nobody shows again. */
  abstract turnOn(code: string): Answer<readonly string[]>;
  abstract turnOff(password: string, code: string): Answer<undefined>;
  /** Returns the new recovery codes. */
  abstract renewCodes(password: string, code: string): Answer<readonly string[]>;
  /** For what asks for the password again. */
  abstract proveAgain(password: string): Answer<undefined>;
}
