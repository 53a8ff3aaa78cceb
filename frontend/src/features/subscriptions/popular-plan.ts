/** The plan that is marked 'Most Popular'. */
export const popularPlan = 'pro';
