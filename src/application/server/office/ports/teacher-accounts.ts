/** Which account each of the people who teach has. */
export abstract class TeacherAccounts {
  /** The account's id; null: none. Undefined: there is no such person. */
  abstract of(staffId: number): Promise<string | null | undefined>;
  /** Gives a person an account, or takes it away (null). False: the account is somebody else's already. */
  abstract set(staffId: number, userId: string | null): Promise<boolean>;
}
