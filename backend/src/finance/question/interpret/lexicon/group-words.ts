/** Groups of people and kinds of houses of which a ledger may know some: who of them pays or is paid is never everybody. Add a word. */

/** Persons and offices: said with or without "the". */
export const PERSONS: ReadonlySet<string> = new Set(`
consultant consultants lawyer lawyers broker brokers investor investors lender lenders banker bankers bank banks friend friends relatives relative agent agents agency agencies trustee trustees
charity charities church churches school schools hospital hospitals college colleges university universities library libraries museum museums theatre theaters theatres theater government municipality council
`.trim().split(/\s+/));

/** Also words for one's own business: some of them only in the plural, and where nobody says "our". */
export const HOUSES: ReadonlySet<string> = new Set(`
bars pubs taverns cafes diners restaurants bistros hotels inns salons spas gyms studios clinics practices pharmacies shops stores boutiques bookshops bookstores galleries florists grocers butchers farms orchards vineyards wineries breweries bakeries
firms agencies academies nurseries daycares kindergartens startups nonprofits enterprises dealerships factories mills warehouses franchises vets surgeries marinas stables companies businesses
`.trim().split(/\s+/));

/** Offices of two words. */
export const OFFICES: ReadonlySet<string> = new Set(['post office', 'city hall', 'town hall', 'family members']);
