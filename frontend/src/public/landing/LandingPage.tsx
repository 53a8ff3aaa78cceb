/** / */
import { DemoSection } from './DemoSection.tsx';
import { Faq } from './Faq.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Pricing } from './Pricing.tsx';

export function LandingPage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Features />
      <DemoSection />
      <Pricing />
      <Faq />
    </>
  );
}
