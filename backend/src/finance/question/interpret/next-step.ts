/** A fragment that only moves one stretch of time on: "and the year after?" */
export const NEXT_STEP = /^((and|so|ok|then|what about|how about|in|for) )*(the )?((next|following) (month|quarter|year|week|one)|(month|quarter|year|week) (after|following)( that)?|one after( that)?|(one |a )?(month|quarter|year|week) later)( ?[?.!])*$/;
