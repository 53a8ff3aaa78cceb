/** Whose connections are looked at: what `accountTypeOf` says of one account, for many at once. All plans that are paid have integrations. */

/** A condition of SQL; its placeholder takes the time. */
export function isPaidBusiness(businessId: string): string {
  return `exists (select 1 from app_user u where u.business_id = ${businessId} and (account_type = 'enterprise' or (account_type = 'pro' and (paid_until is null or paid_until > ?))))`;
}
